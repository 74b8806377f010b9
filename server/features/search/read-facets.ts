import type { FacetValue, Facets, NamedFacetValue } from '#contract/search.ts'
import { codeOf, PACKED_FILTERS, valuesFoundBy, type PackedFilter } from '#domain/search/filters.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { sumOf } from './count-facets.ts'
import {
  FACET_PLACES,
  unpackCity,
  unpackModelYear,
  type CountedKeys,
  type FacetKey,
  type KeyCounts,
} from './facet-keys.ts'

type PackedName = PackedFilter['name']

/** The packed key that holds each facet. */
export const KEY_OF_FACET: Record<keyof Facets, FacetKey> = {
  make: 'model_year_facet',
  model: 'model_year_facet',
  year: 'model_year_facet',
  region: 'place_color_facet',
  city: 'place_color_facet',
  tag: 'tags',
  ...(Object.fromEntries(PACKED_FILTERS.map(({ name }) => [name, FACET_PLACES[name].key])) as Record<
    PackedName,
    FacetKey
  >),
}

type Counter = Map<number, number>
type Read<Name extends keyof Facets> = (counted: CountedKeys, catalogue: Catalogue) => Facets[Name]
type ReadPacked = (counted: CountedKeys) => FacetValue[]

const READERS: { [Name in keyof Facets]: Read<Name> } = {
  make: (counted, { makers, models }) => {
    const counter: Counter = new Map()
    eachModelYear(counted, ({ model_id, make_id }, count) =>
      // rows of what was merged just now are not rewritten yet
      add(counter, models.byId.get(model_id)?.make_id ?? makers.byId.get(make_id)?.id ?? 0, count),
    )
    return named(counter, makers.byId, ({ slug, logo_url }) => ({
      value: slug,
      ...(logo_url !== null && { logo_url }),
    }))
  },
  model: (counted, { makers, models }) => {
    const counter: Counter = new Map()
    eachModelYear(counted, ({ model_id }, count) => add(counter, models.byId.get(model_id)?.id ?? 0, count))
    return named(counter, models.byId, ({ slug, make_id }) => ({
      value: slug,
      make: makers.byId.get(make_id)?.slug ?? '',
    }))
  },
  year: (counted) => {
    const counter: Counter = new Map()
    eachModelYear(counted, ({ year }, count) => add(counter, year, count))
    return [...counter].toSorted(([a], [b]) => b - a).map(([value, count]) => ({ value: String(value), count }))
  },
  region: (counted, { cities, regions }) => {
    const counter: Counter = new Map()
    each(counted, (key, count) => add(counter, cities.byId.get(unpackCity(key))?.region_id ?? 0, count))
    return named(counter, regions.byId, ({ slug }) => ({ value: slug }))
  },
  city: (counted, { cities, regions }) => {
    const counter: Counter = new Map()
    each(counted, (key, count) => add(counter, unpackCity(key), count))
    return named(counter, cities.byId, ({ slug, region_id }) => ({
      value: slug,
      region: regions.byId.get(region_id)?.slug ?? '',
    }))
  },
  tag: (counted, { tags }) => {
    const counter: Counter = new Map()
    each(counted, (mask, count) => tagsOfMask(mask, tags).forEach(({ id }) => add(counter, id, count)))
    return named(counter, new Map(tags.map((row) => [row.id, row])), ({ id }) => ({ value: String(id) }))
  },
  ...(Object.fromEntries(PACKED_FILTERS.map((filter) => [filter.name, packedReader(filter)])) as Record<
    PackedName,
    ReadPacked
  >),
}

/** One facet out of counted keys: its values, most common first (years: latest first). */
export const readFacet = <Name extends keyof Facets>(
  name: Name,
  counts: KeyCounts,
  catalogue: Catalogue,
): Facets[Name] => READERS[name](counts[KEY_OF_FACET[name]], catalogue)

/** All facets, and the number of cars. */
export function readFacets(counts: KeyCounts, catalogue: Catalogue): { total: number; facets: Facets } {
  const names = Object.keys(READERS) as (keyof Facets)[]
  const read = names.map((name) => [name, readFacet(name, counts, catalogue)])
  return { total: sumOf(counts.model_year_facet), facets: Object.fromEntries(read) as Facets }
}

function each({ keys, counts }: CountedKeys, visit: (key: number, count: number) => void): void {
  for (let at = 0; at < keys.length; at++) visit(keys[at]!, counts[at]!)
}

const eachModelYear = (
  counted: CountedKeys,
  visit: (unpacked: ReturnType<typeof unpackModelYear>, count: number) => void,
): void => each(counted, (key, count) => visit(unpackModelYear(key), count))

function add(counter: Counter, value: number, count: number): void {
  counter.set(value, (counter.get(value) ?? 0) + count)
}

/** There are tens of thousands of keys, and few values of each filter. */
function packedReader(filter: PackedFilter): ReadPacked {
  const { shift, bits } = FACET_PLACES[filter.name]
  const values = 1 << bits
  return ({ keys, counts }) => {
    const counted = new Float64Array(values)
    for (let at = 0; at < keys.length; at++) counted[(keys[at]! >> shift) & (values - 1)]! += counts[at]!
    return mostFirst(countsOfValues(filter, counted))
  }
}

/** By codes or masks; unknown values, code 0, are left out. */
function countsOfValues(filter: PackedFilter, counted: Float64Array): FacetValue[] {
  if (filter.kind === 'numbers') {
    return [...counted].flatMap((count, value) => (value && count ? [{ value: String(value), count }] : []))
  }
  const codes = filter.kind === 'flags' ? countsOfFlags(counted) : counted
  const countOf = (value: string) => codes[codeOf(filter.values, value)] ?? 0
  return filter.values
    .map((value) => {
      const found = filter.kind === 'flags' ? [value] : valuesFoundBy(filter, value)
      return { value, count: found.reduce((sum, one) => sum + countOf(one), 0) }
    })
    .filter(({ count }) => count > 0)
}

/** Counts of masks as counts of their bits, the lowest bit as code 1. */
function countsOfFlags(counted: Float64Array): number[] {
  const flags: number[] = []
  counted.forEach((count, mask) => {
    for (let bit = 0; mask >> bit; bit++) if (mask & (1 << bit)) flags[bit + 1] = (flags[bit + 1] ?? 0) + count
  })
  return flags
}

function mostFirst<Value extends FacetValue>(facet: Value[]): Value[] {
  return facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function named<Row extends { name_ar: string; name_en: string }, Extra extends { value: string }>(
  counter: Counter,
  rows: ReadonlyMap<number, Row>,
  describe: (row: Row) => Extra,
): (NamedFacetValue & Extra)[] {
  return mostFirst(
    [...counter].flatMap(([id, count]) => {
      const row = rows.get(id)
      return row ? [{ ...describe(row), name_ar: row.name_ar, name_en: row.name_en, count }] : []
    }),
  )
}
