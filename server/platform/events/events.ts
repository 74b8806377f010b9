/** Ids, or `all` if there are too many to list. */
type Ids = readonly string[] | 'all'

/** The change notifications: published after the commit, to every process on the database. */
export type AppEvent =
  | { type: 'cars_changed'; ids: Ids }
  | { type: 'profiles_changed'; ids: Ids }
  | { type: 'catalogue_changed' }
  | { type: 'tags_changed' }
  | { type: 'settings_changed' }
  | { type: 'texts_changed' }

/** `events_missed`: the connection was lost for a while, so anything may have changed. */
export type HeardEvent = AppEvent | { type: 'events_missed' }

/** Whether an event is so frequent that its transactions must not be serialized; the others are changes by admins. */
export const isFrequent = ({ type }: AppEvent): boolean => type === 'cars_changed' || type === 'profiles_changed'

/** The payload of NOTIFY is limited to 8,000 bytes. */
const MOST_IDS = 150

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
  const all = new Set([...others, ...ids])
  return all.size > MOST_IDS ? 'all' : [...all]
}
