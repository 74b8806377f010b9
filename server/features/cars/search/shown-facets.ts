import type { Facets } from '#contract/cars.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { FieldFilters } from './conditions.ts'

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

/** The facets to show: the commonest values, and every chosen one even where no car is left for it. */
export function shownFacets(facets: Facets, filters: FieldFilters, catalogue: Catalogue): Facets {
  const { makers, models, regions, cities } = catalogue
  const complete: Facets = {
    ...facets,
    make: shownOf(facets.make, filters.make, (value) => named(makers.bySlug.get(value))),
    model: shownOf(facets.model, filters.model, (value) => {
      const row = models.bySlug.get(value)
      return row && { name_ar: row.name_ar, name_en: row.name_en, make: makers.byId.get(row.make_id)?.slug ?? '' }
    }),
    region: shownOf(facets.region, filters.region, (value) => named(regions.bySlug.get(value))),
    city: shownOf(facets.city, filters.city, (value) => {
      const row = cities.bySlug.get(value)
      return row && { name_ar: row.name_ar, name_en: row.name_en, region: regions.byId.get(row.region_id)?.slug ?? '' }
    }),
    tag: shownOf(facets.tag, filters.tag?.map(String), (value) =>
      named(catalogue.tags.find(({ id }) => String(id) === value)),
    ),
  }
  for (const field of FIXED) complete[field] = shownOf(facets[field], filters[field]?.map(String), () => ({}))
  return complete
}

function named(row: { name_ar: string; name_en: string } | undefined) {
  return row && { name_ar: row.name_ar, name_en: row.name_en }
}

function shownOf<Value extends { value: string; count: number }>(
  values: Value[],
  chosen: readonly string[] | undefined,
  describe: (value: string) => Omit<Value, 'value' | 'count'> | undefined,
): Value[] {
  const shown = values.filter(({ value }, at) => at < MOST_VALUES || chosen?.includes(value))
  const missing = (chosen ?? []).filter((one) => !values.some(({ value }) => value === one))
  const described = missing.flatMap((value) => {
    const description = describe(value)
    return description ? [{ ...description, value, count: 0 } as Value] : []
  })
  return [...shown, ...described]
}
