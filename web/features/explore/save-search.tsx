import type { CarPage } from '#contract/search.ts'
import { SaveSearchButton } from '#web/features/saved-searches/public.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { searchTitle } from './describe-search.ts'
import { listActiveFilters } from './list-active-filters.ts'
import { nextSearch } from './next-search.ts'
import type { PageFacets } from './page-facets.ts'
import { withoutPage, writeSearch, type ExploreSearch } from './search-address.ts'
import { useNextSearch } from './use-next-search.ts'

interface Props {
  search: ExploreSearch
  facets: PageFacets
  understood: CarPage['understood']
  /** A large button that promises news, for a search without results. */
  isMain?: boolean
}

/** Saves the search that is shown or being loaded, unless it asks for nothing. */
export function SaveSearch({ search: shown, facets, understood, isMain = false }: Props) {
  const [next] = useNextSearch(shown)
  const { lang, t } = useTexts(exploreTexts)
  if (!next.search.q && !listActiveFilters(next.search, facets, lang, t).length) return null
  const asked = nextSearch(next, understood)
  return (
    <SaveSearchButton
      query={writeSearch(withoutPage(asked)).toString()}
      name={searchTitle(asked, facets, lang, t)}
      isMain={isMain}
    />
  )
}
