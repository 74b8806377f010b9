import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page is ready for the hand: not on the server, nor while the browser takes over from it. */
export const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
