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
  let entry: { value: Promise<Value>; until: number } | undefined
  dropOn?.events.subscribe(({ type }) => {
    if (type === 'events_missed' || dropOn.types.includes(type)) entry = undefined
  })
  return () => {
    const now = clock().getTime()
    if (entry && now < entry.until) return entry.value
    // a Drizzle query runs again each time it is awaited
    const value = Promise.resolve(load())
    const until = now + freshMs
    if (entry && isStaleShown) {
      const stale = (entry = { ...entry, until })
      value.then(
        () => (entry = { value, until }),
        () => undefined,
      )
      return stale.value
    }
    entry = { value, until }
    value.catch(() => {
      if (entry?.value === value) entry = undefined
    })
    return value
  }
}
