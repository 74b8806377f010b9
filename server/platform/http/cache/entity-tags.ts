import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pageTime } from '#domain/page-time.ts'
import type { TopicChanges } from './topics.ts'

const MOST_BYTES = 8 * 1024 * 1024
const BYTES_OF_TOPIC = 100

export interface EntityTags {
  /**
   * The strong ETag of a response; null if what it shows, or the time that it shows, has changed since its rendering
   * began.
   * @param key the key of the response
   */
  tagOf: (key: string, topics: ReadonlySet<string>, begun: Begun) => string | null
  /** The current ETag of a response that was rendered earlier, without rendering it; null if it is not known. */
  current: (key: string) => Tagged | null
}

export interface Begun {
  /** The number of the last change. */
  change: number
  time: Date
}

export interface Tagged {
  tag: string
  topics: ReadonlySet<string>
}

/**
 * ETags made from the key of a response, the last change of what it shows, and the time as of which it shows it, since
 * pages also change without an event. They are those of this process: after a restart each page is sent once more.
 */
export function createEntityTags(changes: TopicChanges): EntityTags {
  const processId = randomUUID()
  const topicsByKey = new LRUCache<string, ReadonlySet<string>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (topics, key) => 2 * key.length + BYTES_OF_TOPIC * topics.size,
  })
  const makeTag = (key: string, topics: ReadonlySet<string>) => {
    const parts = [processId, key, changes.lastOf(topics), pageTime(new Date())]
    return `"${hash('sha1', JSON.stringify(parts), 'base64url')}"`
  }
  return {
    tagOf: (key, topics, { change, time }) => {
      if (changes.haveChanged(topics, change) || pageTime(time) !== pageTime(new Date())) return null
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
