import { LIST_FILTERS } from '#domain/search/chips/filters.ts'
import type { exploreTexts } from '#web/texts/explore/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { PageMeta } from '#web/features/seo/public.ts'
import { countActiveFilters } from './count-active-filters.ts'
import { searchTitle, searchWords } from './describe-search.ts'
import type { FetchedExplore } from './fetch-explore.ts'
import { addressOf, withoutPage, type ExploreSearch } from './search-address.ts'

/** Maximum number of filter values of an indexed search. Searches with free text are not indexed. */
const MOST_CHOICES = 2

/** Metadata of a search, for search engines and browser tabs. */
export function exploreMeta(
  { search, facets, total }: FetchedExplore,
  { lang, t }: Texts<typeof exploreTexts>,
): PageMeta {
  const title = [searchTitle(search, facets, lang, t), ...searchWords(search, facets, lang, t)].join(' · ')
  return {
    title: search.after ? t('explore_title_later', { title }) : title,
    description: t('explore_description', { title, cars: t('explore_results', { count: total }) }),
    isIndexed: total > 0 && isLookedFor(search),
    address: addressOf({ ...withoutPage(search), sort: 'newest' }),
  }
}

/** Whether the search is worth indexing. Pages after the first one change with every new ad. */
function isLookedFor(search: ExploreSearch): boolean {
  const hasSeveral = LIST_FILTERS.some(({ name }) => (search[name]?.length ?? 0) > 1)
  return !search.q && !search.near && !search.after && !hasSeveral && countActiveFilters(search) <= MOST_CHOICES
}
