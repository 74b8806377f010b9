import type { CarPage } from '#contract/search.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { FieldFilters } from './conditions.ts'

type Moved = NonNullable<CarPage['moved']>

/** Replaces merged makers and models in filters, so that old links work. */
export function followMerged(
  filters: FieldFilters,
  { makers, models }: Catalogue,
): { filters: FieldFilters; moved: Moved } {
  const moved: Moved = []
  const followed = { ...filters }
  for (const [field, rows] of [
    ['make', makers.bySlug],
    ['not_make', makers.bySlug],
    ['model', models.bySlug],
    ['not_model', models.bySlug],
  ] as const) {
    const values = filters[field]
    const found = values?.map((value) => rows.get(value)?.slug ?? value)
    if (!values || !found) continue
    for (const [at, value] of values.entries()) {
      const to = found[at]
      if (to !== undefined && to !== value) moved.push({ field, value, to })
    }
    followed[field] = [...new Set(found)]
  }
  return { filters: followed, moved }
}
