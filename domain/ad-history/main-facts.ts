import type { PlainField } from '#domain/cars/fields.ts'

/** Plain fields whose changes after publication stay visible to everyone. */
const PLAIN_FACTS = [
  'year',
  'price',
  'mileage',
  'condition',
  'color',
  'fuel_type',
  'transmission',
  'drivetrain',
  'engine_size',
  'cylinders',
  'regional_spec',
  'owners_count',
  'accident',
  'paint',
] as const satisfies readonly PlainField['name'][]
type PlainFact = (typeof PLAIN_FACTS)[number]

const IDENTITY = ['make_id', 'model_id', 'custom_model', 'city_id'] as const

/** The columns of an ad that its history keeps. */
const KEPT_COLUMNS = [...IDENTITY, ...PLAIN_FACTS] as const
type KeptColumn = (typeof KEPT_COLUMNS)[number]
/** What is not known of the time before facts were kept is absent. */
export type MainFacts = Partial<Record<KeptColumn, string | number | null>>

/** The facts that a history names. `model` includes the maker. */
export const SHOWN_FACTS = ['model', 'city', ...PLAIN_FACTS] as const
export type ShownFact = (typeof SHOWN_FACTS)[number]

/** The columns that a fact consists of. */
export const columnsOfFact = (fact: ShownFact): readonly KeptColumn[] =>
  fact === 'model' ? ['make_id', 'model_id', 'custom_model'] : fact === 'city' ? ['city_id'] : [fact]

export const isPlainFact = (fact: ShownFact): fact is PlainFact => fact !== 'model' && fact !== 'city'

/** Picks the facts of a row. */
export const mainFactsOf = (row: { [Column in KeptColumn]?: string | number | null | undefined }): MainFacts =>
  Object.fromEntries(KEPT_COLUMNS.map((column) => [column, row[column] ?? null]))
