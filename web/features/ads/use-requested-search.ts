import { useNavigation } from 'react-router'
import { readOwnAdSearch, type OwnAdSearch } from './own-ad-search.ts'

/**
 * The search requested last.
 * @param shown the search whose response is shown
 */
export function useRequestedSearch(shown: OwnAdSearch): OwnAdSearch {
  const { location } = useNavigation()
  return location?.pathname === '/my-ads' ? readOwnAdSearch(new URLSearchParams(location.search)) : shown
}
