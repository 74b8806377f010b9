import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { CarPage, Suggestion } from '#contract/search.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { cutText } from '#domain/text/truncate.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import type { ExploreSearch } from './search-address.ts'

/** The whole text as it was understood, with its number of cars. */
export interface WholeText {
  q: string
  chips: CarPage['understood']['chips']
  total: number
}

/** What the search field offers below the typed text: a filter that completes it, or all of it. */
export type Offer = Suggestion | WholeText

const QUIET_MS = 200
/** A text of one filter is completed by a suggestion. */
const LEAST_CHIPS = 2

/** @param others the filters that the text is added to */
export function useOffers(text: string, others: ExploreSearch, isOpen: boolean): readonly Offer[] {
  const whole = useWholeText(text, others, isOpen)
  const suggestions = useSuggestions(text, isOpen)
  return whole ? [whole, ...suggestions] : suggestions
}

function useSuggestions(text: string, isOpen: boolean): readonly Suggestion[] {
  const q = cutText(useDeferredValue(text.trim()), QUERY_MAX_LENGTH)
  const { data = [] } = useQuery({
    ...apiQuery(useApi(), 'search', 'suggest', { q }),
    enabled: isOpen && q.length > 0,
    // keeps the previous suggestions while those of a longer text are loaded
    placeholderData: (last?: Suggestion[]) => last?.filter(({ rest }) => q.startsWith(rest)),
  })
  return isOpen && q ? data : []
}

function useWholeText(text: string, others: ExploreSearch, isOpen: boolean): WholeText | null {
  const q = plainQuery(text)
  const settled = useDebounced(q, QUIET_MS)
  const isSentence = q.includes(' ')
  const { data } = useQuery({
    ...apiQuery(useApi(), 'search', 'find', { ...others, q: settled, limit: 1, facets: true, only_facets: [] }),
    enabled: isOpen && isSentence && settled === q,
  })
  if (!isOpen || !isSentence || settled !== q || !data || data.understood.other_goods) return null
  const { chips } = data.understood
  return chips.length < LEAST_CHIPS || !data.total ? null : { q, chips, total: data.total }
}
