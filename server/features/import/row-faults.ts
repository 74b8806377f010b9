import type { BoundsProblem } from '#domain/cars/bounds.ts'
import type { ImportField } from '#domain/import/import-fields.ts'

/** A validation error of a value. */
export interface RowFault {
  field: ImportField
  code: 'required' | 'make_unknown' | 'city_unknown' | 'number_unreadable' | 'text_damaged' | BoundsProblem['code']
  /** The value in the file. */
  value: string
}

/** A corrected value. A price that is an instalment becomes null. */
export type RowRepair =
  | { field: 'year' | 'mileage'; from: number; to: number }
  | { field: 'price'; from: number; to: null }

/** Describes an error for the report of the import command. */
export function faultSentence({ field, code, value }: RowFault): string {
  if (code === 'make_unknown') return `make: no known maker in the title or the columns («${value}»)`
  if (code === 'city_unknown') return `city: unknown («${value}»)`
  if (code === 'number_unreadable') return `${field}: not a number («${value}»)`
  if (code === 'text_damaged') return `${field}: letters were lost when the file was saved («${value}»)`
  if (code !== 'required') return code.replace('_', ': ')
  return field === 'model' ? `model: missing (title: «${value}»)` : `${field}: missing`
}
