import type { CodeName } from '../facet-codes.ts'
import { CITY_MASK, FACET_PLACES, YEAR_MASK, type FacetKey } from '../facet-keys.ts'

export type PartName = 'model' | 'year' | 'place' | 'engine' | 'cabin' | 'tags'

interface KeyPart {
  key: FacetKey
  /** What is counted by it. */
  names: readonly CodeName[]
  /** Whether similar cars have the same. */
  isAlike: boolean
  /** What comes with it. */
  parent: 'make_id' | 'region_id' | null
  /** The key with the bits of these names alone. */
  partOf: (key: number) => number
}

const bitsOf = (names: readonly (keyof typeof FACET_PLACES)[]): number =>
  names.reduce((mask, name) => mask | (((1 << FACET_PLACES[name].bits) - 1) << FACET_PLACES[name].shift), 0)

const ENGINE = ['body_type', 'fuel_type', 'transmission', 'drivetrain'] as const
const CABIN = ['condition', 'seats', 'doors', 'interior_color'] as const
const PAINT = ['regional_spec', 'color'] as const
const ENGINE_BITS = bitsOf(ENGINE)
const CABIN_BITS = bitsOf(CABIN)
const PLACE_BITS = CITY_MASK | bitsOf(PAINT)

/**
 * Facet keys in parts of which there are few combinations each: tens to thousands, where a whole key has tens of
 * thousands. So their counters stay in the processor's cache, and a place among them takes two bytes of a car.
 */
export const KEY_PARTS: Readonly<Record<PartName, KeyPart>> = {
  model: {
    key: 'model_year_facet',
    names: ['model'],
    isAlike: true,
    parent: 'make_id',
    partOf: (key) => Math.sign(key) * (Math.abs(key) & ~YEAR_MASK),
  },
  year: {
    key: 'model_year_facet',
    names: ['year'],
    isAlike: false,
    parent: null,
    partOf: (key) => Math.abs(key) & YEAR_MASK,
  },
  place: {
    key: 'place_color_facet',
    names: ['city', ...PAINT],
    isAlike: false,
    parent: 'region_id',
    partOf: (key) => key & PLACE_BITS,
  },
  engine: { key: 'build_facet', names: ENGINE, isAlike: true, parent: null, partOf: (key) => key & ENGINE_BITS },
  cabin: { key: 'build_facet', names: CABIN, isAlike: false, parent: null, partOf: (key) => key & CABIN_BITS },
  tags: { key: 'tags', names: ['tags'], isAlike: false, parent: null, partOf: (key) => key },
}
export const PART_NAMES = Object.keys(KEY_PARTS) as PartName[]

/** The part that holds each code. */
export const PART_OF = Object.fromEntries(
  PART_NAMES.flatMap((part) => KEY_PARTS[part].names.map((name) => [name, part])),
) as Readonly<Record<CodeName, PartName>>
