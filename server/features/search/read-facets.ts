import type { FacetValue, Facets, NamedFacetValue } from '#contract/search.ts'
import { codeOf, PACKED_FILTERS, valuesFoundBy, type PackedFilter } from '#domain/search/filters.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { sumOf } from './count-facets.ts'
import { FACET_PLACES, unpack, unpackCity, unpackModelYear, type FacetKey, type KeyCounts } from './facet-keys.ts'

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

type Counter<Value> = Map<Value, number>

/** Unpacks counted keys into counts by value, most common first (years: latest first). */
export function readFacets(counts: KeyCounts, catalogue: Catalogue): { total: number; facets: Facets } {
  const make: Counter<number> = new Map()
  const model: Counter<number> = new Map()
  const year: Counter<number> = new Map()
  for (const [key, count] of counts.model_year_facet) {
    const { model_id, make_id, year: oneYear } = unpackModelYear(key)
    // rows of what was merged just now are not rewritten yet
    const ofModel = catalogue.models.byId.get(model_id)
    add(make, ofModel?.make_id ?? catalogue.makers.byId.get(make_id)?.id ?? 0, count)
    add(model, ofModel?.id ?? 0, count)
    add(year, oneYear, count)
  }

  const region: Counter<number> = new Map()
  const city: Counter<number> = new Map()
  for (const [key, count] of counts.place_color_facet) {
    const city_id = unpackCity(key)
    add(region, catalogue.cities.byId.get(city_id)?.region_id ?? 0, count)
    add(city, city_id, count)
  }

  const tag: Counter<number> = new Map()
  for (const [mask, count] of counts.tags) {
    for (const { id } of tagsOfMask(mask, catalogue.tags)) add(tag, id, count)
  }

  const tags = new Map(catalogue.tags.map((row) => [row.id, row]))
  return {
    total: sumOf(counts.model_year_facet),
    facets: {
      make: named(make, catalogue.makers.byId, ({ slug, logo_url }) => ({
        value: slug,
        ...(logo_url !== null && { logo_url }),
      })),
      model: named(model, catalogue.models.byId, ({ slug, make_id }) => ({
        value: slug,
        make: catalogue.makers.byId.get(make_id)?.slug ?? '',
      })),
      region: named(region, catalogue.regions.byId, ({ slug }) => ({ value: slug })),
      city: named(city, catalogue.cities.byId, ({ slug, region_id }) => ({
        value: slug,
        region: catalogue.regions.byId.get(region_id)?.slug ?? '',
      })),
      tag: named(tag, tags, ({ id }) => ({ value: String(id) })),
      year: [...year].toSorted(([a], [b]) => b - a).map(([value, count]) => ({ value: String(value), count })),
      ...packedFacets(counts),
    },
  }
}

function add<Value>(counter: Counter<Value>, value: Value, count: number): void {
  counter.set(value, (counter.get(value) ?? 0) + count)
}

function packedFacets(counts: KeyCounts): Record<PackedName, FacetValue[]> {
  const facets = PACKED_FILTERS.map((filter) => {
    const counted: Counter<number> = new Map()
    for (const [packed, count] of counts[FACET_PLACES[filter.name].key]) add(counted, unpack(filter, packed), count)
    return [filter.name, mostFirst(countsOfValues(filter, counted))]
  })
  return Object.fromEntries(facets) as Record<PackedName, FacetValue[]>
}

/** Of codes or masks; unknown values, code 0, are left out. */
function countsOfValues(filter: PackedFilter, counted: Counter<number>): FacetValue[] {
  if (filter.kind === 'numbers') {
    return [...counted].flatMap(([value, count]) => (value ? [{ value: String(value), count }] : []))
  }
  const codes = filter.kind === 'flags' ? countsOfFlags(counted) : counted
  const countOf = (value: string) => codes.get(codeOf(filter.values, value)) ?? 0
  return filter.values
    .map((value) => {
      const found = filter.kind === 'flags' ? [value] : valuesFoundBy(filter, value)
      return { value, count: found.reduce((sum, one) => sum + countOf(one), 0) }
    })
    .filter(({ count }) => count > 0)
}

/** Counts of masks as counts of their bits, the lowest bit as code 1. */
function countsOfFlags(counted: Counter<number>): Counter<number> {
  const flags: Counter<number> = new Map()
  for (const [mask, count] of counted) {
    for (let bit = 0; mask >> bit; bit++) if (mask & (1 << bit)) add(flags, bit + 1, count)
  }
  return flags
}

function mostFirst<Value extends FacetValue>(facet: Value[]): Value[] {
  return facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function named<Row extends { name_ar: string; name_en: string }, Extra extends { value: string }>(
  counter: Counter<number>,
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
