import { Link } from 'react-router'
import type { CarPage } from '#contract/search.ts'
import { useIsAssistantOn } from '#web/features/settings/public.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { searchTitle } from './describe-search.ts'
import type { ExplorePage } from './page-facets.ts'
import { writeSearch, type ExploreSearch } from './search-address.ts'
import { withUnderstood } from './with-understood.ts'

interface Props {
  search: ExploreSearch
  page: Pick<ExplorePage, 'facets' | 'total'> & Pick<CarPage, 'understood'>
}

/** A link to the assistant with the filters of a search. */
export function AskLink({ search, page: { facets, total, understood } }: Props) {
  const { lang, t } = useTexts(exploreTexts)
  const isOn = useIsAssistantOn()
  const asked = withUnderstood(search, understood)
  const params = writeSearch(asked).toString()
  if (!isOn || !total || !params) return null
  return (
    <Link
      to={`/ai-assistant?${params}`}
      state={{ name: searchTitle(asked, facets ?? {}, lang, t) }}
      className="link self-start"
    >
      {t('explore_ask', { count: total })}
    </Link>
  )
}
