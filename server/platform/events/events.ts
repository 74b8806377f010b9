/** Ids, or `all` if there are too many to list. */
type Ids = readonly string[] | 'all'

/** Changes of what visitors see. */
type ShownEvent =
  | { type: 'cars_changed'; ids: Ids }
  | { type: 'profiles_changed'; ids: Ids }
  | { type: 'catalogue_changed' }
  | { type: 'tags_changed' }
  | { type: 'settings_changed' }
  | { type: 'texts_changed' }

/** What concerns single users, who hear of it by their sockets. */
export interface LiveEvent {
  type: (typeof LIVE)[number]
  ids: Ids
}

const LIVE = [
  /** Of users. */
  'sessions_ended',
  /** Of conversations, each with the number of the message: `<conversation>/<seq>`. */
  'messages_added',
  /** Of conversations, each with the user who has read: `<conversation>/<user>`. */
  'messages_read',
  /** Of users whose conversations have changed otherwise: archived, blocked. */
  'conversations_changed',
  /** Of users. */
  'notifications_changed',
  /** Of conversations, each with the user who is typing: `<conversation>/<user>`. Nothing stores it. */
  'typing',
] as const

/** The change notifications: published after the commit, to every process on the database. */
export type AppEvent = ShownEvent | LiveEvent

/** `events_missed`: the connection was lost for a while, so anything may have changed. */
export type HeardEvent = AppEvent | { type: 'events_missed' }

export const isLive = (event: HeardEvent): event is LiveEvent => LIVE.some((type) => type === event.type)

const RARE: readonly AppEvent['type'][] = [
  'catalogue_changed',
  'tags_changed',
  'settings_changed',
  'texts_changed',
  'sessions_ended',
]

/** Whether an event is so frequent that its transactions must not be serialized. None of the others may be lost. */
export const isFrequent = ({ type }: AppEvent): boolean => !RARE.includes(type)

/** The payload of NOTIFY is limited to 8,000 bytes. */
const MOST_BYTES = 7500

/** Merges events of the same type into one with all their ids. */
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
