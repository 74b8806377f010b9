import { useNavigation } from 'react-router'
import { readOwnAdSearch, type OwnAdSearch } from './own-ad-search.ts'

/** What was asked for last. @param shown the search whose answer has come */
export function useWantedSearch(shown: OwnAdSearch): OwnAdSearch {
  const { location } = useNavigation()
  return location?.pathname === '/my-ads' ? readOwnAdSearch(new URLSearchParams(location.search)) : shown
}
