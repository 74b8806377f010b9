import type { CodeName } from '../facet-codes.ts'
import { CITY_MASK, FACET_PLACES, YEAR_MASK, type FacetKey } from '../facet-keys.ts'

export type PartName = 'model' | 'year' | 'place' | 'engine' | 'cabin' | 'tags'

interface KeyPart {
  key: FacetKey
  /** The names that are counted by this part. */
  names: readonly CodeName[]
  /** Whether cars are sorted by it. */
  isAlike: boolean
  /** The kind of `parent_id`, if any. */
  parent: 'make_id' | 'region_id' | null
  /** Selects the bits of these names from a key. */
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
 * Splits facet keys into parts with few combinations each: tens to thousands, compared with tens of thousands of a
 * whole key. The counters of a part fit into the processor's cache, and a car needs two bytes per part.
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

/** The part that contains each code. */
export const PART_OF = Object.fromEntries(
  PART_NAMES.flatMap((part) => KEY_PARTS[part].names.map((name) => [name, part])),
) as Readonly<Record<CodeName, PartName>>
