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

/** `car:{car_id}` becomes the topic of that ad and the topic of all ads, `car:{items}` those of each ad of a list. */
function addTopic(topics: Set<string>, topic: Topic | typeof ANYTHING, fields: Record<string, unknown>): void {
  const [, kind, field] = /^(\w+):\{(\w+)\}$/.exec(topic) ?? []
  if (!kind || !field) return void topics.add(topic)
  const ids = idsIn(fields[field])
  if (!ids) return void topics.add(ANYTHING)
  for (const id of [...ids, 'all']) topics.add(`${kind}:${id}`)
}

/** The ad or the ads of a topic; null if there are none in this field. */
function idsIn(value: unknown): string[] | null {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return null
  return value.map((one) => String(fieldsOf(one)['id']))
}

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (Array.isArray(value)) return { items: value }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Whether a topic is of a single ad, so that the response must not show it as it was. */
export const isOfOneAd = (topic: string): boolean => topic.startsWith('car:')

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
