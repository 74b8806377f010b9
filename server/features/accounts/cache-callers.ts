import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import type { EventListener } from '#server/platform/events/listen-for-events.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { findCaller } from './find-caller.ts'

/**
 * Maximum delay until the end of a session is noticed without an event: when it expires, or while a broken connection
 * goes undetected.
 */
const FRESH_MS = MINUTE_MS
const MOST_BYTES = 4 * 1024 * 1024
/** The size of a cache entry without its key. */
const ENTRY_BYTES = 300

export type FindCaller = (headers: Headers, sendCookies: (from: Headers) => void) => Promise<Caller>

/**
 * Caches the results of `findCaller` for sessions, by cookie header, until one of the user's sessions ends.
 * @param events if omitted or while disconnected, nothing is cached
 */
export function cacheCallers(
  services: Pick<Services, 'auth' | 'db' | 'clock'>,
  events: Pick<EventListener, 'subscribe' | 'isListening'> | undefined,
): FindCaller {
  if (!events) return (headers, sendCookies) => findCaller(services, headers, sendCookies)
  const cache = new LRUCache<string, Caller>({
    maxSize: MOST_BYTES,
    sizeCalculation: (_caller, cookies) => ENTRY_BYTES + 2 * cookies.length,
    ttl: FRESH_MS,
  })
  /** Counts events that may have ended a session during its lookup. */
  let endings = 0

  events.subscribe((event: ChannelEvent) => {
    if (event.type !== 'sessions_ended' && event.type !== 'events_missed') return
    endings += 1
    const ended = event.type === 'sessions_ended' ? event.ids : 'all'
    if (ended === 'all') return cache.clear()
    for (const [cookies, caller] of cache.entries()) {
      if ('id' in caller && ended.includes(caller.id)) cache.delete(cookies)
    }
  })

  return async (headers, sendCookies) => {
    const cookies = headers.get('cookie')
    const isCacheable = cookies !== null && !headers.has('authorization') && events.isListening()
    const known = isCacheable && cache.get(cookies)
    if (known) return known
    const before = endings
    const caller = await findCaller(services, headers, sendCookies)
    if (isCacheable && 'session_id' in caller && before === endings) cache.set(cookies, caller)
    return caller
  }
}
