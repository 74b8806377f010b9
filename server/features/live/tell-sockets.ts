import type { Services } from '#server/context.ts'
import { countUnreadOf, readAdded, readSeen } from '#server/features/messages/public.ts'
import { isLive, mergeEvents, type HeardEvent, type LiveEvent } from '#server/platform/events/events.ts'
import { roomOf, type LiveServer } from './live-server.ts'

type Needed = Pick<Services, 'db' | 'clock'>

interface Options {
  /** Sessions have ended. @param user_ids whose; maybe any without it */
  onEnded: (user_ids?: readonly string[]) => void
  report: (error: unknown) => void
}

/** Passes on what was committed, in this process or another, to the sockets of those whom it concerns. */
export function tellSockets(services: Needed & Pick<Services, 'events'>, live: LiveServer, options: Options): void {
  const { onEnded, report } = options
  let waiting: LiveEvent[] = []
  let isTelling = false

  /** What comes while the database is asked is told together. */
  async function tellWaiting(): Promise<void> {
    isTelling = true
    while (waiting.length) {
      const events = mergeEvents(waiting) as LiveEvent[]
      waiting = []
      await tellMessages(services, live, events).catch((error: unknown) => {
        report(error)
        live.emit('missed')
      })
    }
    isTelling = false
  }

  services.events.subscribe((event: HeardEvent) => {
    if (event.type === 'events_missed') onEnded()
    if (event.type === 'events_missed') return void live.emit('missed')
    if (!isLive(event)) return
    if (event.ids === 'all') return event.type === 'sessions_ended' ? onEnded() : void live.emit('missed')
    const tellUsers = (ids: readonly string[], name: 'conversations' | 'notifications') =>
      live.to(ids.map(roomOf.user)).emit(name)
    switch (event.type) {
      case 'sessions_ended':
        return onEnded(event.ids)
      case 'conversations_changed':
        return void tellUsers(event.ids, 'conversations')
      case 'notifications_changed':
        return void tellUsers(event.ids, 'notifications')
      case 'typing':
        return event.ids.forEach((id) => tellTyping(live, id))
      default:
        waiting.push(event)
        if (!isTelling) void tellWaiting()
    }
  })
}

function tellTyping(live: LiveServer, id: string): void {
  const [conversation_id = '', user_id = ''] = id.split('/')
  live.to(roomOf.conversation(conversation_id)).except(roomOf.user(user_id)).emit('typing', { conversation_id })
}

/** Each with the number of unread messages, which comes from the database alone. */
async function tellMessages(services: Needed, live: LiveServer, events: readonly LiveEvent[]): Promise<void> {
  const idsOf = (type: LiveEvent['type']) =>
    events.flatMap((event) => (event.type === type && event.ids !== 'all' ? event.ids : []))
  const { db } = services
  if (events.some(({ ids }) => ids === 'all')) live.emit('missed')
  const [added, seen] = await Promise.all([
    readAdded(services, idsOf('messages_added')),
    readSeen(db, idsOf('messages_read')),
  ])
  const readers = idsOf('messages_read').map((id) => id.split('/')[1] ?? '')
  const here = [...new Set([...readers, ...added.map(({ user_id }) => user_id)])].filter((id) =>
    live.sockets.adapter.rooms.has(roomOf.user(id)),
  )
  const unreadOf = await countUnreadOf(db, here)
  for (const { user_id, ...news } of added) {
    const unread = unreadOf.get(user_id)
    if (unread) live.to(roomOf.user(user_id)).emit('message', { ...news, unread })
  }
  for (const { user_id, ...news } of seen) live.to(roomOf.user(user_id)).emit('seen', news)
  for (const user_id of readers) {
    const unread = unreadOf.get(user_id)
    if (unread) live.to(roomOf.user(user_id)).emit('unread', unread)
  }
}
