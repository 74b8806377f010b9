import { PACKED_FILTERS, type PackedFilter } from '#domain/search/chips/filters.ts'

// Counting groups by four integers instead of fourteen columns is several times faster. Layout, lowest bits first:
//   model_year   year - 1950 (7), then the model; a car without a catalogue model: minus (year, then the make)
//   place_color  packed filters (9), the city (15), packed filters (7)
//   build        packed filters (31)
//   tags         a bit each
export const FACET_KEYS = ['model_year_facet', 'place_color_facet', 'build_facet', 'tags'] as const
export type FacetKey = (typeof FACET_KEYS)[number]

/** The number of cars with each key, at the same indexes. A key may occur twice. */
export interface CountedKeys {
  keys: ArrayLike<number>
  counts: ArrayLike<number>
}
export type KeyCounts = Record<FacetKey, CountedKeys>

export const FIRST_YEAR = 1950
/** The bits of the year in `model_year`, if the key is positive. */
export const YEAR_MASK = 127

const KEY_OF_PART = { engine: 'build_facet', cabin: 'build_facet', paint: 'place_color_facet' } as const
/** Packed filters that the index in memory counts together; few cars differ in all of one part. */
export type FacetPart = keyof typeof KEY_OF_PART
type PackedKey = (typeof KEY_OF_PART)[FacetPart]

interface FacetPlace {
  part: FacetPart
  shift: number
  bits: number
}

/**
 * The bits of each packed filter in the key of its part. They must hold its largest code and must not overlap.
 * `build_facet` is full; bits 24 to 30 of `place_color_facet` are free. Existing bits must not move, so that stored rows
 * stay valid.
 */
export const FACET_PLACES: Readonly<Record<PackedFilter['name'], FacetPlace>> = {
  body_type: { part: 'engine', shift: 0, bits: 7 },
  fuel_type: { part: 'engine', shift: 7, bits: 3 },
  transmission: { part: 'engine', shift: 10, bits: 2 },
  condition: { part: 'cabin', shift: 12, bits: 3 },
  seats: { part: 'cabin', shift: 15, bits: 6 },
  doors: { part: 'cabin', shift: 21, bits: 3 },
  drivetrain: { part: 'engine', shift: 24, bits: 3 },
  interior_color: { part: 'cabin', shift: 27, bits: 4 },
  regional_spec: { part: 'paint', shift: 0, bits: 4 },
  color: { part: 'paint', shift: 4, bits: 5 },
}

export const packedKeyOf = ({ name }: PackedFilter): PackedKey => KEY_OF_PART[FACET_PLACES[name].part]

export const filtersOfPart = (part: FacetPart): PackedFilter[] =>
  PACKED_FILTERS.filter(({ name }) => FACET_PLACES[name].part === part)

const filtersOf = (key: PackedKey): PackedFilter[] => PACKED_FILTERS.filter((filter) => packedKeyOf(filter) === key)

export const FILTERS_OF_KEY: Readonly<Record<PackedKey, readonly PackedFilter[]>> = {
  build_facet: filtersOf('build_facet'),
  place_color_facet: filtersOf('place_color_facet'),
}

/** The bits of a packed filter in its key. */
export function maskOf({ name }: PackedFilter): number {
  const { shift, bits } = FACET_PLACES[name]
  return ((1 << bits) - 1) << shift
}

const CITY_SHIFT = 9
const CITY_BITS = 15
/** The bits of the city in `place_color`. */
export const CITY_MASK = ((1 << CITY_BITS) - 1) << CITY_SHIFT

/** Extracts the code or bits of a packed filter from its key. */
export function unpack({ name }: PackedFilter, key: number): number {
  const { shift, bits } = FACET_PLACES[name]
  return (key >> shift) & ((1 << bits) - 1)
}

/** Codes and masks by column of `searchable_cars`. */
export type PackedCodes = Record<ColumnOf<PackedFilter>, number>
type ColumnOf<One extends PackedFilter> = One extends { column: infer Column extends string } ? Column : One['name']

/** The column of `searchable_cars` that contains the code or bits of a filter. */
export const columnOf = <One extends PackedFilter>(filter: One): ColumnOf<One> =>
  ('column' in filter ? filter.column : filter.name) as ColumnOf<One>

export function packFacets(codes: PackedCodes & Record<'make_id' | 'model_id' | 'year' | 'city_id', number>) {
  const year = codes.year - FIRST_YEAR
  const packed = (key: PackedKey) =>
    FILTERS_OF_KEY[key].reduce((sum, filter) => sum | (codes[columnOf(filter)] << FACET_PLACES[filter.name].shift), 0)
  return {
    model_year_facet: codes.model_id ? (codes.model_id << 7) | year : -((codes.make_id << 7) | year),
    place_color_facet: (codes.city_id << CITY_SHIFT) | packed('place_color_facet'),
    build_facet: packed('build_facet'),
  }
}

/** `make_id` is 0 if the model implies it. */
export function unpackModelYear(key: number): { model_id: number; make_id: number; year: number } {
  const id = Math.abs(key) >> 7
  return { model_id: key > 0 ? id : 0, make_id: key > 0 ? 0 : id, year: (Math.abs(key) & YEAR_MASK) + FIRST_YEAR }
}

export const unpackCity = (placeColorFacet: number): number => (placeColorFacet & CITY_MASK) >> CITY_SHIFT
