import { useState } from 'react'
import { useNavigation } from 'react-router'
import { readSearch } from './read-search.ts'
import type { ExploreSearch } from './search-address.ts'
import type { Next } from './next-search.ts'

/**
 * The search that is being loaded, so that removed filters disappear immediately and several can be removed in a row. A
 * changed text is not shown until its understanding is loaded.
 */
export function useNextSearch(shown: ExploreSearch): [Next, (next: Next) => void] {
  const { location } = useNavigation()
  const [removed, setRemoved] = useState<{ from: ExploreSearch; next: Next } | null>(null)
  const setNext = (next: Next) => setRemoved({ from: shown, next })
  if (removed?.from === shown) return [removed.next, setNext]
  const wanted = location?.pathname === '/explore' ? readSearch(new URLSearchParams(location.search)) : shown
  return [{ search: wanted.q === shown.q ? wanted : shown, gone: [] }, setNext]
}
