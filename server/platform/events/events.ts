import { CONTENT_TOPICS, type ContentTopic } from '#contract/procedure.ts'

/** IDs, or `all` if there are too many to list. */
type Ids = readonly string[] | 'all'

/** Changes of public content. */
type ShownEvent =
  | { type: 'cars_changed'; ids: Ids }
  | { type: 'profiles_changed'; ids: Ids }
  | { type: 'catalogue_changed' }
  | { type: 'tags_changed' }
  | { type: 'settings_changed' }
  | { type: 'texts_changed' }
  | { type: `${ContentTopic}_changed` }

/** Changes that concern individual users, who are notified through their sockets. */
export interface LiveEvent {
  type: (typeof LIVE)[number]
  ids: Ids
}

const LIVE = [
  /** The IDs are those of users. */
  'sessions_ended',
  /** The IDs have the form `<conversation>/<seq>`. */
  'messages_added',
  /** The IDs have the form `<conversation>/<user>`, with the user who has read. */
  'messages_read',
  /** The IDs are those of users whose conversations were archived, blocked or ended. */
  'conversations_changed',
  /** The IDs are those of users. */
  'notifications_changed',
  /** The IDs have the form `<conversation>/<user>`, with the user who is typing. Not stored. */
  'typing',
] as const

/** Change notifications, which are published after the commit to all processes on the database. */
export type AppEvent = ShownEvent | LiveEvent

/** `events_missed` is published after a lost connection, when any data may have changed. */
export type ChannelEvent = AppEvent | { type: 'events_missed' }

export const isLive = (event: ChannelEvent): event is LiveEvent => LIVE.some((type) => type === event.type)

const RARE: readonly AppEvent['type'][] = [
  'catalogue_changed',
  'tags_changed',
  'settings_changed',
  'texts_changed',
  ...CONTENT_TOPICS.map((topic) => `${topic}_changed` as const),
  'sessions_ended',
]

/** Whether an event is too frequent to serialise its transactions. Other events must not be lost. */
export const isFrequent = ({ type }: AppEvent): boolean => !RARE.includes(type)

/** NOTIFY payloads are limited to 8,000 bytes. */
const MOST_BYTES = 7500

/** Merges events of the same type into one event with all their IDs. */
export function mergeEvents(events: readonly AppEvent[]): AppEvent[] {
  const merged = new Map<AppEvent['type'], AppEvent>()
  for (const event of events) {
    const before = merged.get(event.type)
    merged.set(event.type, 'ids' in event ? { ...event, ids: mergeIds(event.ids, before) } : event)
  }
  return [...merged.values()]
}

function mergeIds(ids: Ids, before: AppEvent | undefined): Ids {
  const others = before && 'ids' in before ? before.ids : []
  if (ids === 'all' || others === 'all') return 'all'
  const all = [...new Set([...others, ...ids])]
  return JSON.stringify(all).length > MOST_BYTES ? 'all' : all
}
