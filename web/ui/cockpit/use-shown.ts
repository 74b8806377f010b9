import { useRef } from 'react'

/** Milliseconds. Nobody reads and answers an item faster. */
export const SHORTEST_LOOK_MS = 300

/** Distinguishes a key press that is meant for the open item from one that was meant for the previous item. */
export function useShown(openId: string | null) {
  const shown = useRef({ id: openId, at: -Infinity })
  return {
    /** Call it when an item has been rendered. */
    noteShown: (id: string) => {
      shown.current = { id, at: performance.now() }
    },
    /** Whether the open item was visible long enough when the key was pressed. */
    couldSee: ({ timeStamp }: Event): boolean =>
      shown.current.id === openId && timeStamp - shown.current.at >= SHORTEST_LOOK_MS,
  }
}
