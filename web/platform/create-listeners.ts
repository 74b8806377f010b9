interface Listeners {
  /** @returns the function that unsubscribes */
  subscribe: (hear: () => void) => () => void
  tell: () => void
}

/** Listeners to a value outside React, for `useSyncExternalStore`. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    tell: () => {
      for (const hear of listeners) hear()
    },
  }
}
