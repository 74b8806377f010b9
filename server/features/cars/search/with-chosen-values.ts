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

/** The facets, with every chosen value in them even where no car is left for it, so that it can be taken away. */
export function withChosenValues(facets: Facets, filters: FieldFilters, catalogue: Catalogue): Facets {
  const { makers, models, regions, cities } = catalogue
  const complete: Facets = {
    ...facets,
    make: added(facets.make, filters.make, (value) => named(makers.bySlug.get(value))),
    model: added(facets.model, filters.model, (value) => {
      const row = models.bySlug.get(value)
      return row && { name_ar: row.name_ar, name_en: row.name_en, make: makers.byId.get(row.make_id)?.slug ?? '' }
    }),
    region: added(facets.region, filters.region, (value) => named(regions.bySlug.get(value))),
    city: added(facets.city, filters.city, (value) => {
      const row = cities.bySlug.get(value)
      return row && { name_ar: row.name_ar, name_en: row.name_en, region: regions.byId.get(row.region_id)?.slug ?? '' }
    }),
    tag: added(facets.tag, filters.tag?.map(String), (value) =>
      named(catalogue.tags.find(({ id }) => String(id) === value)),
    ),
  }
  for (const field of FIXED) complete[field] = added(facets[field], filters[field]?.map(String), () => ({}))
  return complete
}

function named(row: { name_ar: string; name_en: string } | undefined) {
  return row && { name_ar: row.name_ar, name_en: row.name_en }
}

function added<Value extends { value: string; count: number }>(
  values: Value[],
  chosen: readonly string[] | undefined,
  describe: (value: string) => Omit<Value, 'value' | 'count'> | undefined,
): Value[] {
  const missing = (chosen ?? []).filter((one) => !values.some(({ value }) => value === one))
  const described = missing.flatMap((value) => {
    const description = describe(value)
    return description ? [{ ...description, value, count: 0 } as Value] : []
  })
  return described.length ? [...values, ...described] : values
}
