import { LRUCache } from 'lru-cache'
import type { AnyProcedure } from '@orpc/server'
import type { Topic } from '#contract/procedure.ts'
import { isLive, type AppEvent, type HeardEvent, type LiveEvent } from '#server/platform/events/events.ts'

/** Topic of responses without declared topics: stale after any event. */
const ANYTHING = 'anything' as const

/** Collects in `topics` what the response of a procedure shows, as its contract declares. */
export async function noteTopics<Result extends { output: unknown }>(
  topics: Set<string>,
  { '~orpc': { meta } }: Pick<AnyProcedure, '~orpc'>,
  input: unknown,
  next: () => Result | PromiseLike<Result>,
): Promise<Result> {
  const declared = (meta as { topics?: readonly Topic[] }).topics
  try {
    const result = await next()
    for (const topic of declared ?? [ANYTHING])
      addTopic(topics, topic, { ...fieldsOf(input), ...fieldsOf(result.output) })
    return result
  } catch (error) {
    // after an error the page may render without this response, and must be stale once it is available
    topics.add(ANYTHING)
    throw error
  }
}

/** `car:{car_id}` becomes the topic of that ad and the topic of all ads. */
function addTopic(topics: Set<string>, topic: Topic | typeof ANYTHING, fields: Record<string, unknown>): void {
  const [, kind, field] = /^(\w+):\{(\w+)\}$/.exec(topic) ?? []
  if (!kind || !field) topics.add(topic)
  else if (typeof fields[field] === 'string') topics.add(`${kind}:${fields[field]}`).add(`${kind}:all`)
  else topics.add(ANYTHING)
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const TOPIC_OF = {
  catalogue_changed: 'catalogue',
  tags_changed: 'tags',
  settings_changed: 'settings',
  texts_changed: 'texts',
} as const

/** The topics that an event changes. */
function topicsOf(event: Exclude<AppEvent, LiveEvent>): string[] {
  if (event.type === 'cars_changed') return ['cars', ...oneByOne('car', event.ids)]
  if (event.type === 'profiles_changed') return oneByOne('profile', event.ids)
  return [TOPIC_OF[event.type]]
}

const oneByOne = (kind: string, ids: readonly string[] | 'all'): string[] =>
  ids === 'all' ? [`${kind}:all`] : ids.map((id) => `${kind}:${id}`)

/** The last change of each topic. */
export interface TopicChanges {
  /** Increases with each event. */
  now: () => number
  haveChanged: (topics: Iterable<string>, since: number) => boolean
}

const REMEMBERED = 20_000

export function createTopicChanges(subscribe: (hear: (event: HeardEvent) => void) => void): TopicChanges {
  let latest = 0
  /** Changes up to this number are no longer known: responses rendered before it count as stale. */
  let forgotten = 0
  const changes = new LRUCache<string, number>({
    max: REMEMBERED,
    dispose: (change, _topic, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, change)
    },
  })
  subscribe((event) => {
    if (isLive(event)) return
    latest += 1
    if (event.type === 'events_missed') forgotten = latest
    else for (const topic of [ANYTHING, ...topicsOf(event)]) changes.set(topic, latest)
  })
  return {
    now: () => latest,
    haveChanged: (topics, since) => {
      if (since < forgotten) return true
      for (const topic of topics) if ((changes.peek(topic) ?? 0) > since) return true
      return false
    },
  }
}
