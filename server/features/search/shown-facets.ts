import type { Facets } from '#contract/search.ts'
import { PACKED_FILTERS, type ListName } from '#domain/search/filters.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { FieldFilters } from './conditions.ts'

/** The number of values shown of fields with hundreds; other filters reveal the rest. */
const MOST_VALUES = 40

/**
 * The facets to show: the most common values, then values without matches, and every chosen or excluded value. Models
 * without matches are limited to the chosen makes, cities to the chosen regions.
 * @param all counted without filters
 */
export function shownFacets(facets: Facets, all: Facets, filters: FieldFilters, catalogue: Catalogue): Facets {
  const { makers, models, regions, cities } = catalogue
  const makes = new Set([...(filters.make ?? []), ...(filters.model ?? []).map((slug) => makeOf(slug))])
  const places = new Set([...(filters.region ?? []), ...(filters.city ?? []).map((slug) => regionOf(slug))])
  function makeOf(model: string) {
    return makers.byId.get(models.bySlug.get(model)?.make_id ?? 0)?.slug
  }
  function regionOf(city: string) {
    return regions.byId.get(cities.bySlug.get(city)?.region_id ?? 0)?.slug
  }
  const listed = (name: ListName) => [...(filters[name] ?? []), ...(filters[`not_${name}`] ?? [])].map(String)

  const complete: Facets = {
    ...facets,
    make: shownOf(facets.make, all.make, listed('make'), (value) => named(makers.bySlug.get(value))),
    model: shownOf(
      facets.model,
      all.model.filter(({ make }) => makes.has(make)),
      listed('model'),
      (value) => {
        const row = models.bySlug.get(value)
        return row && { name_ar: row.name_ar, name_en: row.name_en, make: makeOf(value) ?? '' }
      },
    ),
    region: shownOf(facets.region, all.region, listed('region'), (value) => named(regions.bySlug.get(value))),
    city: shownOf(
      facets.city,
      all.city.filter(({ region }) => places.has(region)),
      listed('city'),
      (value) => {
        const row = cities.bySlug.get(value)
        return row && { name_ar: row.name_ar, name_en: row.name_en, region: regionOf(value) ?? '' }
      },
    ),
    tag: shownOf(facets.tag, all.tag, listed('tag'), (value) =>
      named(catalogue.tags.find(({ id }) => String(id) === value)),
    ),
  }
  for (const { name } of PACKED_FILTERS) complete[name] = shownOf(facets[name], all[name], listed(name), () => ({}))
  return complete
}

function named(row: { name_ar: string; name_en: string } | undefined) {
  return row && { name_ar: row.name_ar, name_en: row.name_en }
}

function shownOf<Value extends { value: string; count: number }>(
  counted: readonly Value[],
  all: readonly Value[],
  listed: readonly string[],
  describe: (value: string) => Omit<Value, 'value' | 'count'> | undefined,
): Value[] {
  const having = new Set(counted.map(({ value }) => value))
  const without = all.filter(({ value }) => !having.has(value)).map((one) => ({ ...one, count: 0 }))
  const shown = [...counted, ...without].filter(({ value }, at) => at < MOST_VALUES || listed.includes(value))
  const missing = listed.filter((one) => !shown.some(({ value }) => value === one))
  const described = missing.flatMap((value) => {
    const description = describe(value)
    return description ? [{ ...description, value, count: 0 } as Value] : []
  })
  return [...shown, ...described]
}
