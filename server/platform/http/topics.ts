import { LRUCache } from 'lru-cache'
import type { AnyProcedure } from '@orpc/server'
import type { Topic } from '#contract/procedure.ts'
import type { AppEvent, HeardEvent } from '#server/platform/events/events.ts'

/** Topic of answers that do not say what they show: any event makes them stale. */
const ANYTHING = 'anything' as const

/** Notes in `topics` what the answer of a procedure shows, as its contract declares. */
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
    // a page may go on without the answer, and show what was missing
    topics.add(ANYTHING)
    throw error
  }
}

/** `car:{car_id}` becomes the topic of that ad, and the one of all ads. */
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

/** What shows otherwise after an event. */
function topicsOf(event: AppEvent): string[] {
  if (event.type === 'cars_changed') return ['cars', ...oneByOne('car', event.ids)]
  if (event.type === 'profiles_changed') return oneByOne('profile', event.ids)
  return [TOPIC_OF[event.type]]
}

const oneByOne = (kind: string, ids: readonly string[] | 'all'): string[] =>
  ids === 'all' ? [`${kind}:all`] : ids.map((id) => `${kind}:${id}`)

/** When which topic changed last. */
export interface TopicChanges {
  /** A number that grows with each event. */
  now: () => number
  haveChanged: (topics: Iterable<string>, since: number) => boolean
}

const REMEMBERED = 20_000

export function createTopicChanges(subscribe: (hear: (event: HeardEvent) => void) => void): TopicChanges {
  let latest = 0
  /** Changes up to this one may be forgotten: what is older counts as changed. */
  let forgotten = 0
  const changes = new LRUCache<string, number>({
    max: REMEMBERED,
    dispose: (change, _topic, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, change)
    },
  })
  subscribe((event) => {
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
