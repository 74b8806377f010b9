import {
  BODY_TYPES,
  COLORS,
  CONDITIONS,
  FUEL_TYPES,
  REGIONAL_SPECS,
  TRANSMISSIONS,
  type BodyType,
} from '#domain/cars/enumerations.ts'

// Counting groups by four integers instead of fourteen columns is several times faster. Layout, lowest bits first:
//   model_year   year - 1950 (7), then the model; a car without a catalogue model: minus (year, then the make)
//   place_color  regional_spec (4), color (5), then the city
//   build        body_types (7, a bit each), fuel_type (3), transmission (2), condition (3), seats (6), doors (3)
//   tags         a bit each
const FIRST_YEAR = 1950

/** A value's number in the search tables: its place in its list plus one, 0 for unknown. */
export function codeOf<Value extends string>(list: readonly Value[], value: Value | null): number {
  return value === null ? 0 : list.indexOf(value) + 1
}

export function bodyMask(body_types: readonly BodyType[]): number {
  return body_types.reduce((mask, body_type) => mask | (1 << BODY_TYPES.indexOf(body_type)), 0)
}

export interface FacetCodes {
  make_id: number
  model_id: number
  year: number
  city_id: number
  color: number
  regional_spec: number
  body_types: number
  fuel_type: number
  transmission: number
  condition: number
  seats: number
  doors: number
}

export function packFacets(codes: FacetCodes) {
  const year = codes.year - FIRST_YEAR
  return {
    model_year_facet: codes.model_id ? (codes.model_id << 7) | year : -((codes.make_id << 7) | year),
    place_color_facet: (codes.city_id << 9) | (codes.color << 4) | codes.regional_spec,
    build_facet:
      codes.body_types |
      (codes.fuel_type << 7) |
      (codes.transmission << 10) |
      (codes.condition << 12) |
      (codes.seats << 15) |
      (codes.doors << 21),
  }
}

/** `make_id` is 0 where the model says it. */
export function unpackModelYear(key: number): { model_id: number; make_id: number; year: number } {
  const id = Math.abs(key) >> 7
  return { model_id: key > 0 ? id : 0, make_id: key > 0 ? 0 : id, year: (Math.abs(key) & 127) + FIRST_YEAR }
}

export function unpackPlaceColor(key: number) {
  return { city_id: key >> 9, color: COLORS[((key >> 4) & 31) - 1], regional_spec: REGIONAL_SPECS[(key & 15) - 1] }
}

export function unpackBuild(key: number) {
  return {
    body_types: BODY_TYPES.filter((_, bit) => key & (1 << bit)),
    fuel_type: FUEL_TYPES[((key >> 7) & 7) - 1],
    transmission: TRANSMISSIONS[((key >> 10) & 3) - 1],
    condition: CONDITIONS[((key >> 12) & 7) - 1],
    seats: (key >> 15) & 63,
    doors: (key >> 21) & 7,
  }
}
