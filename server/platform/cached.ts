import type { Clock } from './clock.ts'
import type { EventChannel } from './events/event-channel.ts'
import type { AppEvent } from './events/events.ts'

interface Options {
  /** How long a value is fresh, in milliseconds. */
  freshMs: number
  clock: Clock
  /** Events that invalidate the value. `events_missed` always does. */
  dropOn?: { events: EventChannel; types: readonly AppEvent['type'][] }
  /** Whether to return a stale value while the next one is loading. */
  isStaleShown?: boolean
}

/** Caches the result of `load`. Concurrent callers share one load. Errors are not cached. */
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
    // a Drizzle query runs again each time it is awaited
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
