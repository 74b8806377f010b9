import { visibleLength } from '#domain/text/visible-text.ts'
import { NUMBER_FIELDS, type AdFieldOf, type Bounds } from './fields.ts'
import { textLength } from '#domain/text/text-length.ts'

/** Lengths of trimmed texts, in code points. The minimum counts only visible ones. */
export const TEXT_BOUNDS = {
  title: { min: 10, max: 100 },
  description: { min: 20, max: 5_000 },
} as const satisfies Record<string, Bounds>

/** In code points. */
export const LONGEST_PRICE_NOTE = 200

export const PICTURE_BOUNDS = { min: 1, max: 20 } as const satisfies Bounds

/** Models of the next year are sold from autumn. */
export const yearBounds = (thisYear: number): Bounds => ({ min: 1950, max: thisYear + 1 })

type NumberField = AdFieldOf<'number'>['name']
type TextField = keyof typeof TEXT_BOUNDS

/** Null or absent means not given. `pictures` is a count. */
export type CheckedCar = Partial<Record<NumberField | 'pictures', number | null> & Record<TextField, string | null>>

export type BoundsProblem =
  | { field: NumberField; code: `${NumberField}_${'too_low' | 'too_high' | 'not_whole'}` }
  | { field: TextField; code: `${TextField}_${'too_short' | 'too_long'}` }
  | { field: 'pictures'; code: 'pictures_too_few' | 'pictures_too_many' }

export function checkCar(car: CheckedCar, thisYear: number): BoundsProblem[] {
  const { min, max } = PICTURE_BOUNDS
  const pictures = car.pictures ?? min
  return [
    ...NUMBER_FIELDS.flatMap((field) => checkNumber(field, car[field.name], thisYear)),
    ...checkText('title', car.title),
    ...checkText('description', car.description),
    ...(pictures < min ? [{ field: 'pictures', code: 'pictures_too_few' } as const] : []),
    ...(pictures > max ? [{ field: 'pictures', code: 'pictures_too_many' } as const] : []),
  ]
}

/**
 * Whether a mileage is probably a typing error, such as missing thousands. The form asks for confirmation and
 * accepts it.
 */
export const isMileageSuspicious = (mileage: number, year: number, thisYear: number): boolean =>
  mileage < 1_000 && year < thisYear - 2

function checkNumber(field: AdFieldOf<'number'>, value: number | null | undefined, thisYear: number): BoundsProblem[] {
  if (value === null || value === undefined) return []
  const { name } = field
  const { min, max } = field.bounds ?? yearBounds(thisYear)
  if (!('hasDecimals' in field) && !Number.isInteger(value)) return [{ field: name, code: `${name}_not_whole` }]
  if (value < min) return [{ field: name, code: `${name}_too_low` }]
  return value > max ? [{ field: name, code: `${name}_too_high` }] : []
}

function checkText(field: TextField, value: string | null | undefined): BoundsProblem[] {
  if (value === null || value === undefined) return []
  const { min, max } = TEXT_BOUNDS[field]
  if (visibleLength(value) < min) return [{ field, code: `${field}_too_short` }]
  return textLength(value.trim()) > max ? [{ field, code: `${field}_too_long` }] : []
}
