import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is hydrated; false on the server and during hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
