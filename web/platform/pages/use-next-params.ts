import { useNavigation } from 'react-router'

/**
 * The parameters of the list that is being loaded at this path, so that a filter shows what was chosen at once, and the
 * next choice adds to it. Null while none is.
 */
export function useNextParams(pathname: string): URLSearchParams | null {
  const { location } = useNavigation()
  return location?.pathname === pathname ? new URLSearchParams(location.search) : null
}
