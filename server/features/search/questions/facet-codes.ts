import type { Facets } from '#contract/search.ts'
import {
  ATTRIBUTE_FILTERS,
  columnOf,
  type AttributeColumn,
  type AttributeFilter,
} from '#domain/search/chips/filters.ts'

/**
 * The names that cars are counted by. The code of a model is its id; a car without a catalogue model has minus the
 * id of its make. Flags and tags are bit masks.
 */
export type CodeName = 'model' | 'price' | 'year' | 'city' | 'tags' | AttributeFilter['name']

/** Columns of `searchable_cars` whose values are counted, and those that these belong to. */
export type CountedColumn =
  | 'make_id'
  | 'model_id'
  | 'price_step'
  | 'year'
  | 'region_id'
  | 'city_id'
  | 'tags'
  | AttributeColumn
export type CountedValues = Record<CountedColumn, number>

const byAttribute = <Value>(of: (filter: AttributeFilter) => Value) =>
  Object.fromEntries(ATTRIBUTE_FILTERS.map((filter) => [filter.name, of(filter)])) as Record<
    AttributeFilter['name'],
    Value
  >

/** The columns of each name. No column has two names. */
export const COLUMNS_OF_CODE: Readonly<Record<CodeName, readonly [CountedColumn, ...CountedColumn[]]>> = {
  model: ['model_id', 'make_id'],
  price: ['price_step'],
  year: ['year'],
  city: ['city_id'],
  tags: ['tags'],
  ...byAttribute((filter) => [columnOf(filter)] as const),
}
export const CODE_NAMES = Object.keys(COLUMNS_OF_CODE) as CodeName[]

export const codeOfCar = (name: CodeName, car: CountedValues): number =>
  name === 'model' ? car.model_id || -car.make_id : car[COLUMNS_OF_CODE[name][0]]

/** The name that each facet is counted by. */
export const CODE_OF_FACET: Readonly<Record<keyof Facets, CodeName>> = {
  make: 'model',
  model: 'model',
  price: 'price',
  year: 'year',
  region: 'city',
  city: 'city',
  tag: 'tags',
  ...byAttribute(({ name }) => name),
}

/** The number of cars with each code, at the same indexes. */
export interface CountedCodes {
  codes: ArrayLike<number>
  counts: ArrayLike<number>
}
export type CodeCounts = Record<CodeName, CountedCodes>
/** A filtered facet is counted without its own filter, so two facets of the same code may differ. */
export type FacetCounts = Record<keyof Facets, CountedCodes>

/** Exact counts. Only codes of at least one car are included. */
export interface Counted {
  total: number
  facets: FacetCounts
}

const NONE: CountedCodes = { codes: [], counts: [] }

/** Facets whose codes were not counted have none. */
export const facetsOfCodes = (counted: Partial<CodeCounts>): FacetCounts =>
  Object.fromEntries(
    Object.entries(CODE_OF_FACET).map(([facet, name]) => [facet, counted[name] ?? NONE]),
  ) as unknown as FacetCounts
