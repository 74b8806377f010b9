import type { Facets } from '#contract/cars.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { FieldFilters, LIST_FILTERS } from './conditions.ts'

const FIXED = [
  'condition',
  'fuel_type',
  'transmission',
  'body_type',
  'color',
  'regional_spec',
  'doors',
  'seats',
] as const

/** The commonest of a field with hundreds of values; the rest come when other choices narrow them down. */
const MOST_VALUES = 40

/**
 * The facets to show: the commonest values, then those that some car has but none of these, and every chosen or
 * excluded value. Models without a car are those of the chosen makes, cities those of the chosen regions.
 * @param all counted without any filter
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
  const listed = (name: (typeof LIST_FILTERS)[number]) =>
    [...(filters[name] ?? []), ...(filters[`not_${name}`] ?? [])].map(String)

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
  for (const field of FIXED) complete[field] = shownOf(facets[field], all[field], listed(field), () => ({}))
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
