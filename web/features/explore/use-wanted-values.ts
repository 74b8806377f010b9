import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ListName } from '#domain/search/chips/filters.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { TERM_KINDS } from '#domain/search/vocabulary/vocabulary-term.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import { cutText } from '#domain/text/truncate.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import type { FilterOption } from './filter-options.ts'

const MOST = 20

/**
 * Finds the values of a filter by a typed text: by their names in both languages, and by everything that the main
 * search understands as one of them.
 */
export function useWantedValues(filter: ListName, typed: string): (option: FilterOption) => boolean {
  const q = cutText(useDeferredValue(typed.trim()), QUERY_MAX_LENGTH)
  const kind = TERM_KINDS.find((one) => one === filter)
  const { data = [] } = useQuery({
    ...apiQuery(useApi(), 'search', 'suggest', { q, kind, limit: MOST }),
    enabled: q !== '' && kind !== undefined,
    placeholderData: keepPreviousData,
  })
  const values = new Set(data.map(({ value }) => value))
  return ({ names, value }) => containsWords(names, typed) || values.has(value)
}
