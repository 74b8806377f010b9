import { MINUTE_MS } from '#domain/durations.ts'
import { cached } from '#server/platform/cached.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { EventChannel } from '#server/platform/events/event-channel.ts'
import { printError } from '#server/platform/safe-error.ts'

const FRESH_MS = 5 * MINUTE_MS
const LONGEST_WAIT_MS = 5000

/**
 * Caches the list of tags for five minutes, or until tags change. Returns an empty list after five seconds or an error,
 * so that cars are shown without tags rather than not at all.
 * @param load reads the list; failures are not cached
 */
export function cacheTags<Tag>(load: () => Promise<Tag[]>, clock: Clock, events?: EventChannel): () => Promise<Tag[]> {
  const cachedTags = cached(load, {
    freshMs: FRESH_MS,
    clock,
    ...(events && { dropOn: { events, types: ['tags_changed'] } }),
  })
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Tag[]>((resolve) => (timer = setTimeout(() => resolve([]), LONGEST_WAIT_MS)))
    try {
      return await Promise.race([cachedTags(), late])
    } catch (error) {
      printError('tags were not loaded', error)
      return []
    } finally {
      clearTimeout(timer)
    }
  }
}
