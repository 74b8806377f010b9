import type { Suggestion } from '#contract/search.ts'
import { isLikelyOtherLayout, otherLayout } from '#domain/search/keyboard-layout.ts'
import { suggest } from '#domain/search/suggest.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/** Makes, models and cities that complete the typed text, likeliest first. */
export function suggestCars(catalogue: Catalogue, { q, limit }: { q: string; limit: number }): Suggestion[] {
  const { vocabulary } = catalogue
  const readings = isLikelyOtherLayout(q) ? [otherLayout(q), q] : [q, otherLayout(q)]
  const [first = [], second = []] = readings.map((text) => suggest(text, vocabulary, limit))
  return (first.length ? first : second).flatMap(({ kind, ref }) => {
    const found = describe(kind, ref, catalogue)
    return found ? [found] : []
  })
}

function describe(kind: string, ref: string, catalogue: Catalogue): Suggestion | null {
  switch (kind) {
    case 'make':
      return present('make', catalogue.makers.bySlug.get(ref), undefined)
    case 'model': {
      const model = catalogue.models.bySlug.get(ref)
      return present('model', model, catalogue.makers.byId.get(model?.make_id ?? 0))
    }
    case 'city': {
      const city = catalogue.cities.bySlug.get(ref)
      return present('city', city, catalogue.regions.byId.get(city?.region_id ?? 0))
    }
    default:
      return null
  }
}

interface Named {
  slug: string
  name_ar: string
  name_en: string
}

function present(kind: Suggestion['kind'], row: Named | undefined, parent: Named | undefined): Suggestion | null {
  if (!row) return null
  return {
    kind,
    value: row.slug,
    parent: parent?.slug ?? null,
    name_ar: row.name_ar,
    name_en: row.name_en,
    parent_name_ar: parent?.name_ar ?? null,
    parent_name_en: parent?.name_en ?? null,
  }
}
