import { useRef } from 'react'

/** Nobody sees an item and answers in less. */
export const SHORTEST_LOOK_MS = 300

/** Tells a key that answers an item from the second press of a key that decided the one before. */
export function useShown(openId: string | null) {
  const shown = useRef({ id: openId, at: -Infinity })
  return {
    /** An item that was turned to is on the screen. */
    noteShown: (id: string) => {
      shown.current = { id, at: performance.now() }
    },
    /** Whether whoever pressed could have seen the open item. */
    couldSee: ({ timeStamp }: Event): boolean =>
      shown.current.id === openId && timeStamp - shown.current.at >= SHORTEST_LOOK_MS,
  }
}
