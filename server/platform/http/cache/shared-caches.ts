import { LRUCache } from 'lru-cache'
import { CONTENT_TOPICS } from '#contract/procedure.ts'
import type { HandedOutLog } from './handed-out-log.ts'
import type { HandedOutPage, StoredPage } from './stored-page.ts'
import { isLive, type ChannelEvent } from '#server/platform/events/events.ts'
import { ANYTHING, isOfOne, topicsOf } from './topics.ts'

/** A cache in front of the server, such as nginx or Varnish. */
export interface SharedCache {
  /**
   * Removes responses, so that the next request reaches the server.
   * @throws if the cache cannot be reached
   */
  purge: (pages: readonly StoredPage[]) => Promise<void>
}

/** Seconds for which a shared cache may serve a response without asking. */
export interface Lifetime {
  seconds: number
  /** How long it may serve it after that while it asks. */
  whileAsking: number
}

interface IndexedPage extends HandedOutPage {
  topics: readonly string[]
}

/** The lifetime of lists: changes of ads that they do not show, which change their counts, appear after it. */
const LIST: Lifetime = { seconds: 30, whileAsking: 30 }
const PAGE: Lifetime = { seconds: 300, whileAsking: 30 }
/** With this, a response that has changed is served for two seconds at most. */
export const MOMENT: Lifetime = { seconds: 1, whileAsking: 1 }
/** A cache may receive a response only after the purge that should remove it. */
const AGAIN_MS = 1000
const MOST_TOPICS = 500_000

interface Options {
  /** If empty, lifetimes are so short that nothing needs to be purged. */
  caches: readonly SharedCache[]
  log?: HandedOutLog | undefined
  onError: (error: unknown) => void
}

export interface SharedCaches {
  /** How long shared caches may keep a response. */
  lifetimeOf: (topics: ReadonlySet<string>) => Lifetime
  /** Notes that a shared cache may keep a response, which is purged when one of its ads or sellers changes. */
  handOut: (page: StoredPage, topics: ReadonlySet<string>) => void
}

/**
 * Knows which responses shared caches may have, and removes those that show an ad or a seller when it changes. After
 * changes that all pages show, such as texts, all are removed. The counts of a list may be as old as its lifetime.
 */
export function createSharedCaches(
  subscribe: (listener: (event: ChannelEvent) => void) => void,
  { caches, log, onError }: Options,
): SharedCaches {
  if (caches.length === 0) return { lifetimeOf: () => MOMENT, handOut: () => {} }
  const keysByTopic = new Map<string, Set<string>>()
  const pages = new LRUCache<string, IndexedPage>({
    maxSize: MOST_TOPICS,
    sizeCalculation: ({ topics }) => topics.length + 1,
    dispose: (page, key, reason) => {
      for (const topic of page.topics) {
        const keys = keysByTopic.get(topic)
        keys?.delete(key)
        if (keys?.size === 0) keysByTopic.delete(topic)
      }
      if (reason === 'evict' && page.until > Date.now()) purge([page])
    },
  })

  subscribe((event) => {
    if (isLive(event)) return
    const affected = event.type === 'events_missed' ? ['all'] : topicsOf(event)
    const isOfAll = affected.some((topic) => topic !== 'cars' && !isIndexed(topic))
    const keys = isOfAll ? [...pages.keys()] : affected.flatMap((topic) => [...(keysByTopic.get(topic) ?? [])])
    const removed = [...new Set(keys)].flatMap((key) => pages.peek(key) ?? [])
    for (const key of keys) pages.delete(key)
    const now = Date.now()
    purge(removed.filter(({ until }) => until > now))
  })

  purge(log?.takePrevious() ?? [])

  function purge(removed: readonly HandedOutPage[]): void {
    if (removed.length === 0) return
    for (const cache of caches) void purgeFrom(cache, removed, 'twice')
  }

  async function purgeFrom(
    cache: SharedCache,
    removed: readonly HandedOutPage[],
    times: 'twice' | 'once',
  ): Promise<void> {
    const again = await cache.purge(removed).then(
      () => (times === 'twice' ? 'once' : null),
      (error: unknown) => {
        onError(error)
        return times
      },
    )
    if (!again) return
    setTimeout(() => {
      const now = Date.now()
      const left = removed.filter(({ until }) => until > now)
      if (left.length > 0) void purgeFrom(cache, left, again)
    }, AGAIN_MS).unref()
  }

  return {
    lifetimeOf,
    handOut: (page, topics) => {
      if (topics.has(ANYTHING)) return
      const key = JSON.stringify([page.url, page.variant, page.encoding])
      const { seconds, whileAsking } = lifetimeOf(topics)
      const shown = [...topics].filter(isIndexed)
      const until = Date.now() + (seconds + whileAsking) * 1000
      pages.set(key, { ...page, topics: shown, until })
      log?.add({ ...page, until })
      for (const topic of shown) {
        const keys = keysByTopic.get(topic) ?? new Set()
        keysByTopic.set(topic, keys.add(key))
      }
    },
  }
}

/** The footer of every page has it. */
const EVERYWHERE = 'pages'
/** Topics of which not all pages have one, so that only the pages that do are purged. */
const isIndexed = (topic: string): boolean =>
  isOfOne(topic) || (topic !== EVERYWHERE && CONTENT_TOPICS.some((one) => one === topic))

function lifetimeOf(topics: ReadonlySet<string>): Lifetime {
  if (topics.has(ANYTHING)) return MOMENT
  return topics.has('cars') ? LIST : PAGE
}
