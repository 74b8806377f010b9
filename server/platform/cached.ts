import type { Clock } from './clock.ts'
import type { EventChannel } from './events/event-channel.ts'
import type { AppEvent } from './events/events.ts'

interface Options {
  /** How long a result is valid. */
  freshMs: number
  clock: Clock
  /** The events after which the result is loaded again. Missed events count as all of them. */
  dropOn?: { events: EventChannel; types: readonly AppEvent['type'][] }
  /** A result that is no longer valid is used until the next one is there. */
  isStaleShown?: boolean
}

/** Caches the result of `load`. Concurrent callers share one load; errors are not cached. */
export function cached<Value>(
  load: () => Promise<Value>,
  { freshMs, clock, dropOn, isStaleShown = false }: Options,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined
  dropOn?.events.subscribe(({ type }) => {
    if (type === 'events_missed' || dropOn.types.includes(type)) kept = undefined
  })
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.value
    // a query of Drizzle runs anew whenever it is awaited
    const value = Promise.resolve(load())
    const until = now + freshMs
    if (kept && isStaleShown) {
      const stale = (kept = { ...kept, until })
      value.then(
        () => (kept = { value, until }),
        () => undefined,
      )
      return stale.value
    }
    kept = { value, until }
    value.catch(() => {
      if (kept?.value === value) kept = undefined
    })
    return value
  }
}
