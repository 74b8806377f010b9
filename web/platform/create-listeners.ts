interface Listeners {
  /** @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void
  notify: () => void
}

/** Listeners to a value outside React, for `useSyncExternalStore`. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify: () => {
      for (const listener of listeners) listener()
    },
  }
}
