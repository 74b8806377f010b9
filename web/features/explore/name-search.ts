import type { Facets } from '#contract/search.ts'
import type { Lang } from '#domain/language.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { listActiveFilters, type ActiveFilter } from './list-active-filters.ts'
import { valuesIn } from './page-facets.ts'
import { readSearch } from './read-search.ts'
import type { ExploreSearch } from './search-address.ts'

/** A filter value with its names from the catalogue. */
export interface NamedValue {
  field: string
  value: string
  name: Record<Lang, string>
}

/** The active filter values of a search, labelled by names that are given instead of facets. */
export const labelFilters = (
  search: ExploreSearch,
  names: readonly NamedValue[],
  lang: Lang,
  t: Translate,
): ActiveFilter[] => listActiveFilters(search, facetsOf(search, names), lang, t)

/** Names a search, for example «تويوتا · كامري · السعر: حتى 60,000». */
export function nameSearch(query: string, names: readonly NamedValue[], lang: Lang, t: Translate): string {
  const search = readSearch(new URLSearchParams(query))
  const labels = labelFilters(search, names, lang, t).map(({ label }) => label)
  return [search.q, ...labels].filter(Boolean).join(' · ') || withAreas(t, exploreTexts)('explore_title')
}

/** The values that a search includes or excludes; without a name if it is unknown. */
function facetsOf(search: ExploreSearch, names: readonly NamedValue[]): Facets {
  const entries = LIST_FILTERS.map(({ name: field, kind }) => {
    const isNamed = kind === 'catalogue' || kind === 'tags'
    const values = valuesIn(search, field).map((value) => {
      const named = names.find((known) => known.field === field && known.value === value)
      const { ar, en } = named?.name ?? { ar: value, en: value }
      return { value, count: 0, ...(isNamed && { name_ar: ar, name_en: en }) }
    })
    return [field, values]
  })
  return Object.fromEntries(entries) as Facets
}
