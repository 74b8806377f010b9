import type { FacetValue, Facets, NamedFacetValue } from '#contract/cars.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { sumOf, type FacetKey, type KeyCounts } from './count-facets.ts'
import { unpackBuild, unpackModelYear, unpackPlaceColor } from './facet-keys.ts'

/** Which packed key tells each facet. */
export const KEY_OF_FACET: Record<keyof Facets, FacetKey> = {
  make: 'model_year_facet',
  model: 'model_year_facet',
  year: 'model_year_facet',
  region: 'place_color_facet',
  city: 'place_color_facet',
  color: 'place_color_facet',
  regional_spec: 'place_color_facet',
  tag: 'tags',
  condition: 'build_facet',
  fuel_type: 'build_facet',
  transmission: 'build_facet',
  body_type: 'build_facet',
  doors: 'build_facet',
  seats: 'build_facet',
}

type Counter<Value> = Map<Value, number>

/** Unpacks counted keys into counts by value, the commonest value first (years: the latest first). */
export function readFacets(counts: KeyCounts, catalogue: Catalogue): { total: number; facets: Facets } {
  const make: Counter<number> = new Map()
  const model: Counter<number> = new Map()
  const year: Counter<number> = new Map()
  for (const [key, count] of counts.model_year_facet) {
    const { model_id, make_id, year: one_year } = unpackModelYear(key)
    add(make, make_id || (catalogue.models.byId.get(model_id)?.make_id ?? 0), count)
    add(model, model_id, count)
    add(year, one_year, count)
  }

  const region: Counter<number> = new Map()
  const city: Counter<number> = new Map()
  const color: Counter<string | undefined> = new Map()
  const regional_spec: Counter<string | undefined> = new Map()
  for (const [key, count] of counts.place_color_facet) {
    const place = unpackPlaceColor(key)
    add(region, catalogue.cities.byId.get(place.city_id)?.region_id ?? 0, count)
    add(city, place.city_id, count)
    add(color, place.color, count)
    add(regional_spec, place.regional_spec, count)
  }

  const build = {
    condition: new Map() as Counter<string | undefined>,
    fuel_type: new Map() as Counter<string | undefined>,
    transmission: new Map() as Counter<string | undefined>,
    body_type: new Map() as Counter<string | undefined>,
    seats: new Map() as Counter<string | undefined>,
    doors: new Map() as Counter<string | undefined>,
  }
  for (const [key, count] of counts.build_facet) {
    const { body_types, seats, doors, ...rest } = unpackBuild(key)
    for (const body_type of body_types) add(build.body_type, body_type, count)
    add(build.condition, rest.condition, count)
    add(build.fuel_type, rest.fuel_type, count)
    add(build.transmission, rest.transmission, count)
    add(build.seats, seats ? String(seats) : undefined, count)
    add(build.doors, doors ? String(doors) : undefined, count)
  }

  const tag: Counter<number> = new Map()
  for (const [mask, count] of counts.tags) {
    for (const { id } of tagsOfMask(mask, catalogue.tags)) add(tag, id, count)
  }

  const tags = new Map(catalogue.tags.map((row) => [row.id, row]))
  return {
    total: sumOf(counts.model_year_facet),
    facets: {
      make: named(make, catalogue.makers.byId, ({ slug }) => ({ value: slug })),
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
      color: plain(color),
      regional_spec: plain(regional_spec),
      condition: plain(build.condition),
      fuel_type: plain(build.fuel_type),
      transmission: plain(build.transmission),
      body_type: plain(build.body_type),
      seats: plain(build.seats),
      doors: plain(build.doors),
    },
  }
}

function add<Value>(counter: Counter<Value>, value: Value, count: number): void {
  counter.set(value, (counter.get(value) ?? 0) + count)
}

function plain(counter: Counter<string | undefined>): FacetValue[] {
  return [...counter]
    .flatMap(([value, count]) => (value === undefined ? [] : [{ value, count }]))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function named<Row extends { name_ar: string; name_en: string }, Extra extends { value: string }>(
  counter: Counter<number>,
  rows: ReadonlyMap<number, Row>,
  describe: (row: Row) => Extra,
): (NamedFacetValue & Extra)[] {
  return [...counter]
    .flatMap(([id, count]) => {
      const row = rows.get(id)
      return row ? [{ ...describe(row), name_ar: row.name_ar, name_en: row.name_en, count }] : []
    })
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}
