import { SPEC_FIELDS } from '#domain/cars/fields.ts'

/** Plain fields that a file may contain: enumerations and numbers. */
export const IMPORTED_SPECS = SPEC_FIELDS.filter((field) => field.type === 'choice' || field.type === 'number')

/** The fields that a column may contain. */
export const IMPORT_FIELDS = [
  'id',
  'title',
  'make',
  'model',
  'year',
  'price',
  'mileage',
  'city',
  'body_type',
  'condition',
  ...IMPORTED_SPECS.map(({ name }) => name),
  'description',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
