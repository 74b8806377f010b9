import {
  ACCIDENTS,
  BODY_TYPES,
  COLORS,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  INTERIOR_COLORS,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from '#domain/cars/enumerations.ts'
import { MOST_DISTANCE } from '#domain/places/distances.ts'

const MAX_INTEGER = 2_000_000_000

/**
 * The filters of the car search, in the order of the form. Request schema, address, conditions, counts and form are
 * derived from these entries. `docs/recipes.md` says how to add one.
 *
 * - `catalogue`: slugs of catalogue rows; `within` names the filter that has to be chosen first.
 * - `tags`: ids of car tags, a bit each in `column`.
 * - `values`: one value of a fixed list, stored as its place in the list plus one, 0 for unknown.
 * - `flags`: several values of a fixed list, a bit each in `column`.
 * - `numbers`: one small number, stored as it is, 0 for unknown.
 * - `distance`: at most so many kilometres, in the parameter `within`, from one city.
 * - `range`: a smallest and a largest number, ends included; `zeroIsUnknown` leaves out cars that state none.
 *
 * `matchesAlso` lists the values that a choice includes. An `isOpen` part of the form is unfolded from the start.
 */
export const FILTERS = [
  { name: 'make', kind: 'catalogue', isOpen: true },
  { name: 'model', kind: 'catalogue', within: 'make' },
  { name: 'price', kind: 'range', max: MAX_INTEGER, isOpen: true },
  { name: 'year', kind: 'range', max: 3000, isOpen: true },
  { name: 'mileage', kind: 'range', max: MAX_INTEGER },
  {
    name: 'body_type',
    kind: 'flags',
    isOpen: true,
    values: BODY_TYPES,
    column: 'body_types',
  },
  { name: 'region', kind: 'catalogue' },
  { name: 'city', kind: 'catalogue', within: 'region' },
  { name: 'near', kind: 'distance', max: MOST_DISTANCE },
  { name: 'condition', kind: 'values', values: CONDITIONS },
  { name: 'accident', kind: 'values', values: ACCIDENTS },
  { name: 'paint', kind: 'values', values: PAINTS },
  { name: 'tag', kind: 'tags', column: 'tags' },
  { name: 'fuel_type', kind: 'values', values: FUEL_TYPES },
  {
    name: 'transmission',
    kind: 'values',
    values: TRANSMISSIONS,
    // a CVT is an automatic gearbox
    matchesAlso: { automatic: ['cvt'] },
  },
  { name: 'drivetrain', kind: 'values', values: DRIVETRAINS },
  { name: 'regional_spec', kind: 'values', values: REGIONAL_SPECS },
  { name: 'color', kind: 'values', values: COLORS },
  { name: 'interior_color', kind: 'values', values: INTERIOR_COLORS },
  { name: 'seats', kind: 'numbers', max: 63 },
  { name: 'doors', kind: 'numbers', max: 7 },
  { name: 'cylinders', kind: 'numbers', max: 16 },
  { name: 'owners_count', kind: 'numbers', max: 20 },
  { name: 'power_hp', kind: 'range', max: 32_000, zeroIsUnknown: true },
] as const

export type Filter = (typeof FILTERS)[number]
export type FilterKind = Filter['kind']
export type FilterOf<Kind extends FilterKind> = Extract<Filter, { kind: Kind }>

/** A small number that cars have of something, such as doors. */
export type CountName = FilterOf<'numbers'>['name']
export type RangeName = FilterOf<'range'>['name']
export type ListFilter = Exclude<Filter, { kind: 'range' | 'distance' }>
export type ListName = ListFilter['name']
/** Stored as one code in a column of the same name. */
export type CodedFilter = FilterOf<'values' | 'numbers'>
/** Stored as bits in `column`. */
export type MaskFilter = FilterOf<'flags' | 'tags'>
/** Stored in the column that `columnOf` names. */
export type AttributeFilter = FilterOf<'values' | 'numbers' | 'flags'>
type ColumnOf<One extends AttributeFilter> = One extends { column: infer Column extends string } ? Column : One['name']
export type AttributeColumn = ColumnOf<AttributeFilter>

/** What a list filter takes: a slug, an id or number, or a value of its list. */
export type ListValue<One extends ListFilter> = One extends { values: readonly (infer Value)[] }
  ? Value
  : One extends { kind: 'catalogue' }
    ? string
    : number

const filtersOf = <Kind extends FilterKind>(...kinds: Kind[]): FilterOf<Kind>[] =>
  FILTERS.filter((filter): filter is FilterOf<Kind> => (kinds as FilterKind[]).includes(filter.kind))

export const RANGE_FILTERS = filtersOf('range')
export const LIST_FILTERS = filtersOf('catalogue', 'tags', 'values', 'flags', 'numbers')
export const COUNT_NAMES: readonly CountName[] = filtersOf('numbers').map(({ name }) => name)
export const isCountName = (name: string): name is CountName => COUNT_NAMES.some((one) => one === name)
export const ATTRIBUTE_FILTERS = filtersOf('values', 'numbers', 'flags')

export const columnOf = <One extends AttributeFilter>(filter: One): ColumnOf<One> =>
  ('column' in filter ? filter.column : filter.name) as ColumnOf<One>

/** The values of a fixed list that a choice finds, itself first: counts and results both follow it. */
export function valuesFoundBy(filter: FilterOf<'values'>, value: string): string[] {
  const included: Readonly<Record<string, readonly string[]>> = 'matchesAlso' in filter ? filter.matchesAlso : {}
  return [value, ...(included[value] ?? [])]
}

/** Greater than every code of an attribute, and than every mask of its flags. */
export function codeLimit(filter: AttributeFilter): number {
  if (filter.kind === 'numbers') return filter.max + 1
  return filter.kind === 'flags' ? 2 ** filter.values.length : filter.values.length + 1
}

/** A fixed list's value as its code: its place plus one, 0 for unknown. */
export function codeOf(values: readonly string[], value: string | null): number {
  return value === null ? 0 : values.indexOf(value) + 1
}

/** A bit for each value. */
export function maskOf(values: readonly string[], chosen: readonly string[]): number {
  return chosen.reduce((mask, value) => mask | (1 << values.indexOf(value)), 0)
}
