import type { Facets } from '#contract/search.ts'
import { PACKED_FILTERS, type PackedFilter } from '#domain/search/chips/filters.ts'
import {
  packedKeyOf,
  unpack,
  unpackCity,
  unpackModelYear,
  type CountedKeys,
  type FacetKey,
  type KeyCounts,
} from './facet-keys.ts'

/**
 * The names that cars are counted by. The code of a model is its id; a car without a catalogue model has minus the
 * id of its make. Flags and tags are bit masks.
 */
export type CodeName = 'model' | 'year' | 'city' | 'tags' | PackedFilter['name']

interface Code {
  /** The key that contains the code. */
  key: FacetKey
  codeOf: (key: number) => number
}

const PACKED = Object.fromEntries(
  PACKED_FILTERS.map((filter): [string, Code] => [
    filter.name,
    { key: packedKeyOf(filter), codeOf: (key) => unpack(filter, key) },
  ]),
) as Record<PackedFilter['name'], Code>

export const CODES: Readonly<Record<CodeName, Code>> = {
  model: {
    key: 'model_year_facet',
    codeOf: (key) => {
      const { model_id, make_id } = unpackModelYear(key)
      return model_id || -make_id
    },
  },
  year: { key: 'model_year_facet', codeOf: (key) => unpackModelYear(key).year },
  city: { key: 'place_color_facet', codeOf: unpackCity },
  tags: { key: 'tags', codeOf: (mask) => mask },
  ...PACKED,
}
export const CODE_NAMES = Object.keys(CODES) as CodeName[]

/** The name that each facet is counted by. */
export const CODE_OF_FACET: Readonly<Record<keyof Facets, CodeName>> = {
  make: 'model',
  model: 'model',
  year: 'year',
  region: 'city',
  city: 'city',
  tag: 'tags',
  ...(Object.fromEntries(PACKED_FILTERS.map(({ name }) => [name, name])) as Record<
    PackedFilter['name'],
    PackedFilter['name']
  >),
}

/** The number of cars with each code, at the same indexes. */
export interface CountedCodes {
  codes: ArrayLike<number>
  counts: ArrayLike<number>
}
export type CodeCounts = Record<CodeName, CountedCodes>
/** A filtered facet is counted without its own filter, so two facets of the same code may differ. */
export type FacetCounts = Record<keyof Facets, CountedCodes>

/** Keys that were not counted have no codes. */
export function codesOfKeys(counted: KeyCounts): CodeCounts {
  return Object.fromEntries(CODE_NAMES.map((name) => [name, foldKeys(CODES[name], counted)])) as CodeCounts
}

function foldKeys({ key, codeOf }: Code, counted: Record<FacetKey, CountedKeys>): CountedCodes {
  const { keys, counts } = counted[key]
  const folded = new Map<number, number>()
  for (let at = 0; at < keys.length; at++) {
    const code = codeOf(keys[at]!)
    folded.set(code, (folded.get(code) ?? 0) + counts[at]!)
  }
  return { codes: [...folded.keys()], counts: [...folded.values()] }
}

const NONE: CountedCodes = { codes: [], counts: [] }

/** Facets whose codes were not counted have none. */
export const facetsOfCodes = (counted: Partial<CodeCounts>): FacetCounts =>
  Object.fromEntries(
    Object.entries(CODE_OF_FACET).map(([facet, name]) => [facet, counted[name] ?? NONE]),
  ) as unknown as FacetCounts

/** Every car has exactly one code of a name. */
export function sumOf({ counts }: CountedCodes): number {
  let sum = 0
  for (let at = 0; at < counts.length; at++) sum += counts[at]!
  return sum
}
