import { LRUCache } from 'lru-cache'
import type { AnyProcedure } from '@orpc/server'
import type { FastifyRequest } from 'fastify'
import type { Topic } from '#contract/procedure.ts'
import { isLive, type AppEvent, type ChannelEvent, type LiveEvent } from '#server/platform/events/events.ts'

/** The topic of responses that declare none. They become stale after any event. */
export const ANYTHING = 'anything' as const

/** Adds the topics of a response that calls no procedure. */
export function noteShown({ rendering }: Pick<FastifyRequest, 'rendering'>, ...topics: Topic[]): void {
  for (const topic of topics) rendering?.topics.add(topic)
}

/** Adds the topics of a procedure's response to `topics`, as declared in its contract. */
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
    // if the call failed, the page may render without the data; it becomes stale after any event
    topics.add(ANYTHING)
    throw error
  }
}

/**
 * Resolves placeholders: `car:{car_id}` becomes the topic of that ad and the topic of all ads, `car:{items}` those of
 * each ad in a list.
 */
function addTopic(topics: Set<string>, topic: Topic | typeof ANYTHING, fields: Record<string, unknown>): void {
  const [, kind, field] = /^(\w+):\{(\w+)\}$/.exec(topic) ?? []
  if (!kind || !field) return void topics.add(topic)
  const ids = idsIn(fields[field])
  if (!ids) return void topics.add(ANYTHING)
  for (const id of [...ids, 'all']) topics.add(`${kind}:${id}`)
}

/** The IDs of ads in a field; null if it has none. */
function idsIn(value: unknown): string[] | null {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return null
  return value.map((one) => String(fieldsOf(one)['id']))
}

const fieldsOf = (value: unknown): Record<string, unknown> => {
  if (Array.isArray(value)) return { items: value }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Whether a topic is a single ad or seller, or stands for all of them. */
export const isOfOne = (topic: string): boolean => topic.includes(':')

/** Whether a topic is a single ad, so that stale responses with it must not be served. */
export const isOfOneAd = (topic: string): boolean => topic.startsWith('car:')

/** The topics that an event affects. */
export function topicsOf(event: Exclude<AppEvent, LiveEvent>): string[] {
  if (event.type === 'cars_changed') return ['cars', ...oneByOne('car', event.ids)]
  if (event.type === 'profiles_changed') return oneByOne('profile', event.ids)
  return [event.type.replace(/_changed$/, '')]
}

const oneByOne = (kind: string, ids: readonly string[] | 'all'): string[] =>
  ids === 'all' ? [`${kind}:all`] : ids.map((id) => `${kind}:${id}`)

/** The last change of each topic. */
export interface TopicChanges {
  /** Incremented by each event. */
  now: () => number
  haveChanged: (topics: Iterable<string>, since: number) => boolean
  /** The number of the last change of any of the topics. */
  lastOf: (topics: Iterable<string>) => number
}

const REMEMBERED = 20_000

export function createTopicChanges(subscribe: (listener: (event: ChannelEvent) => void) => void): TopicChanges {
  let latest = 0
  /** Changes up to this number have been discarded. Responses rendered earlier count as stale. */
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
  const lastOf = (topics: Iterable<string>) => {
    let last = forgotten
    for (const topic of topics) last = Math.max(last, changes.peek(topic) ?? 0)
    return last
  }
  return { now: () => latest, lastOf, haveChanged: (topics, since) => lastOf(topics) > since }
}
