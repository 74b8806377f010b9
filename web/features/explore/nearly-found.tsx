import { useQuery } from '@tanstack/react-query'
import type { Relaxation } from '#contract/search.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { relaxSearch } from './relax-search.ts'
import { addressOf, type ExploreSearch } from './search-address.ts'

const MOST_SHOWN = 8

interface Props {
  search: ExploreSearch
  /** What is left out of the search. */
  relaxation: Relaxation
}

/** Cars that are found with one condition less. Renders nothing until they are loaded. */
export function NearlyFound({ search, relaxation }: Props) {
  const { t } = useTexts(searchTexts)
  const relaxed = relaxSearch(search, relaxation)
  const { data } = useQuery(apiQuery(useApi(), 'search', 'find', { ...relaxed, limit: MOST_SHOWN }))
  if (!data) return null
  return <LateCarRow title={t('explore_nearly_found')} more={addressOf(relaxed)} cars={data.items} fallback={null} />
}
