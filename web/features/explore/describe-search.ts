import type { Lang } from '#domain/language.ts'
import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { apart } from './filter-options.ts'
import { listActiveFilters, placeNear } from './list-active-filters.ts'
import { valuesIn, type PageFacets } from './page-facets.ts'
import type { ExploreSearch } from './search-address.ts'

type TitleField = 'make' | 'model' | 'body_type' | 'city' | 'region'

/** The facet values that a search includes or excludes. */
export function chosenFacets(search: ExploreSearch, facets: PageFacets | null): PageFacets {
  const entries = LIST_FILTERS.flatMap(({ name }) => {
    const chosen = valuesIn(search, name)
    const values = facets?.[name]?.filter(({ value }) => chosen.includes(value)) ?? []
    return values.length ? [[name, values]] : []
  })
  return Object.fromEntries(entries)
}

/** A title such as «سيارات تويوتا كامري للبيع في الرياض». */
export function searchTitle(search: ExploreSearch, facets: PageFacets, lang: Lang, translate: Translate): string {
  const t = withAreas(translate, exploreTexts)
  const { make, model, body_type, city, region } = titleParts(search, facets, lang, t)
  const maker = make && !model ? apart('make', make, t) : make
  const what = [maker, model].filter(Boolean).join(' ') || body_type
  const place = city ?? region
  if (what && place) return t('explore_title_of_in', { what, place })
  const near = placeNear(search, facets, lang)
  if (near && !place) return what ? t('explore_title_of_near', { what, ...near }) : t('explore_title_near', near)
  if (what) return t('explore_title_of', { what })
  return place ? t('explore_title_in', { place }) : t('explore_title')
}

/** What the title leaves out: further filters, and the search text. */
export function searchWords(search: ExploreSearch, facets: PageFacets, lang: Lang, t: Translate): string[] {
  const parts = titleParts(search, facets, lang, t)
  const isInTitle = (field: string) =>
    (field === 'near' && !parts.city && !parts.region) ||
    (field in parts && !(field === 'body_type' && parts.make) && !(field === 'region' && parts.city))
  const words = listActiveFilters(search, facets, lang, t).flatMap(({ field, label }) =>
    isInTitle(field) ? [] : [label],
  )
  return search.q ? [search.q, ...words] : words
}

/** The label of each field with exactly one value. */
function titleParts(search: ExploreSearch, facets: PageFacets, lang: Lang, t: Translate) {
  const parts: Partial<Record<TitleField, string>> = {}
  for (const field of ['make', 'model', 'city', 'region'] as const) {
    const [value, ...others] = search[field] ?? []
    const found = others.length ? undefined : facets[field]?.find((facet) => facet.value === value)
    if (found) parts[field] = found[`name_${lang}`]
  }
  const [body, ...otherBodies] = search.body_type ?? []
  if (body && !otherBodies.length) parts.body_type = withAreas(t, carWordTexts)(`body_type_${body}`)
  return parts
}
