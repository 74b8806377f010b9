import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { TopicChanges } from './topics.ts'

/** Pages also change with time, without an event: they say how long ago something was. */
const LONGEST_MS = 600_000
const MOST_BYTES = 8 * 1024 * 1024
const BYTES_OF_TOPIC = 100

export interface EntityTags {
  /**
   * The strong ETag of a response that was rendered after change `since`; null if what it shows has changed meanwhile.
   * @param key the key of the response
   */
  tagOf: (key: string, topics: ReadonlySet<string>, since: number) => string | null
  /** The current ETag of a response that was rendered earlier, without rendering it; null if it is not known. */
  current: (key: string) => Tagged | null
}

export interface Tagged {
  tag: string
  topics: ReadonlySet<string>
}

/**
 * ETags made from the key of a response and from the last change of what it shows. They are those of this process: after
 * a restart each page is sent once more.
 */
export function createEntityTags(changes: TopicChanges): EntityTags {
  const processId = randomUUID()
  const topicsByKey = new LRUCache<string, ReadonlySet<string>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (topics, key) => 2 * key.length + BYTES_OF_TOPIC * topics.size,
  })
  const makeTag = (key: string, topics: ReadonlySet<string>) => {
    const parts = [processId, key, changes.lastOf(topics), Math.floor(Date.now() / LONGEST_MS)]
    return `"${hash('sha1', JSON.stringify(parts), 'base64url')}"`
  }
  return {
    tagOf: (key, topics, since) => {
      if (changes.haveChanged(topics, since)) return null
      topicsByKey.set(key, topics)
      return makeTag(key, topics)
    },
    current: (key) => {
      const topics = topicsByKey.get(key)
      return topics ? { tag: makeTag(key, topics), topics } : null
    },
  }
}

/**
 * Whether an `If-None-Match` header has an ETag (RFC 9110 13.1.2). The comparison is weak, since proxies that compress
 * weaken ETags.
 */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
