import type { CodeName } from '../facet-codes.ts'
import { CITY_MASK, filtersOfPart, maskOf, YEAR_MASK, type FacetKey, type FacetPart } from '../facet-keys.ts'

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

const packed = (part: FacetPart): { names: readonly CodeName[]; bits: number } => ({
  names: filtersOfPart(part).map(({ name }) => name),
  bits: filtersOfPart(part).reduce((mask, filter) => mask | maskOf(filter), 0),
})

const ENGINE = packed('engine')
const CABIN = packed('cabin')
const PAINT = packed('paint')
const PLACE_BITS = CITY_MASK | PAINT.bits

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
    names: ['city', ...PAINT.names],
    isAlike: false,
    parent: 'region_id',
    partOf: (key) => key & PLACE_BITS,
  },
  engine: { key: 'build_facet', names: ENGINE.names, isAlike: true, parent: null, partOf: (key) => key & ENGINE.bits },
  cabin: { key: 'build_facet', names: CABIN.names, isAlike: false, parent: null, partOf: (key) => key & CABIN.bits },
  tags: { key: 'tags', names: ['tags'], isAlike: false, parent: null, partOf: (key) => key },
}
export const PART_NAMES = Object.keys(KEY_PARTS) as PartName[]

/** The part that contains each code. */
export const PART_OF = Object.fromEntries(
  PART_NAMES.flatMap((part) => KEY_PARTS[part].names.map((name) => [name, part])),
) as Readonly<Record<CodeName, PartName>>
