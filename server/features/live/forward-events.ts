import type { Services } from '#server/context.ts'
import { countUnreadOf, readAdded, readSeen } from '#server/features/messages/public.ts'
import { isLive, type ChannelEvent } from '#server/platform/events/events.ts'
import { roomOf, type LiveServer } from './live-server.ts'

type Needed = Pick<Services, 'db' | 'clock' | 'publicSettings'>

/** Maximum number of IDs in a batch, for each type of event. */
const MOST_AT_ONCE = 200

type Batch = Record<'messages_added' | 'messages_read', Set<string>>

interface Options {
  /**
   * Called when sessions have ended.
   * @param user_ids users whose sessions may have ended; all users if omitted
   */
  onEnded: (userIds?: readonly string[]) => void
  report: (error: unknown) => void
}

/** Forwards committed changes of all processes to the sockets of affected users. */
export function forwardEvents(services: Needed & Pick<Services, 'events'>, live: LiveServer, options: Options): void {
  const { onEnded, report } = options
  const waiting: Batch = { messages_added: new Set(), messages_read: new Set() }
  let isSending = false

  /** Sends waiting events in batches. Events that arrive during a query are sent in the next batch. */
  async function sendWaiting(): Promise<void> {
    isSending = true
    while (waiting.messages_added.size + waiting.messages_read.size) {
      const batch = { messages_added: take(waiting.messages_added), messages_read: take(waiting.messages_read) }
      await sendMessages(services, live, batch).catch((error: unknown) => {
        report(error)
        live.emit('missed')
      })
    }
    isSending = false
  }

  /** Sends all settings, so that clients do not request them at the same time. */
  async function sendSettings(): Promise<void> {
    const settings = services.publicSettings()
    const current = await settings.catch(report)
    // the settings have changed again, and the next call sends them
    if (current && settings === services.publicSettings()) live.emit('settings', current)
  }

  services.events.subscribe((event: ChannelEvent) => {
    if (event.type === 'events_missed') onEnded()
    if (event.type === 'events_missed') return void live.emit('missed')
    if (event.type === 'settings_changed') return void sendSettings()
    if (!isLive(event)) return
    if (event.ids === 'all') return event.type === 'sessions_ended' ? onEnded() : void live.emit('missed')
    const emitTo = (ids: readonly string[], name: 'conversations' | 'notifications') =>
      live.to(ids.map(roomOf.user)).emit(name)
    switch (event.type) {
      case 'sessions_ended':
        return onEnded(event.ids)
      case 'conversations_changed':
        return void emitTo(event.ids, 'conversations')
      case 'notifications_changed':
        return void emitTo(event.ids, 'notifications')
      case 'typing':
        return event.ids.forEach((id) => sendTyping(live, id))
      default:
        for (const id of event.ids) waiting[event.type].add(id)
        if (!isSending) void sendWaiting()
    }
  })
}

function sendTyping(live: LiveServer, id: string): void {
  const [conversationId = '', userId = ''] = id.split('/')
  live
    .to(roomOf.conversation(conversationId))
    .except(roomOf.user(userId))
    .emit('typing', { conversation_id: conversationId })
}

/** Removes and returns the first IDs. */
function take(ids: Set<string>): string[] {
  const taken = [...ids].slice(0, MOST_AT_ONCE)
  for (const id of taken) ids.delete(id)
  return taken
}

interface EventIds {
  messages_added: readonly string[]
  messages_read: readonly string[]
}

/** Sends each event with the number of unread messages, which is read from the database. */
async function sendMessages(
  services: Needed,
  live: LiveServer,
  { messages_added, messages_read }: EventIds,
): Promise<void> {
  const { db } = services
  const readers = [...new Set(messages_read.map((id) => id.split('/')[1] ?? ''))].filter((id) =>
    live.sockets.adapter.rooms.has(roomOf.user(id)),
  )
  const [added, seen, unreadOf] = await Promise.all([
    readAdded(services, messages_added),
    readSeen(db, messages_read),
    countUnreadOf(db, readers),
  ])
  for (const { user_id, ...news } of added) live.to(roomOf.user(user_id)).emit('message', news)
  for (const { user_id, ...news } of seen) live.to(roomOf.user(user_id)).emit('seen', news)
  for (const [userId, unread] of unreadOf) live.to(roomOf.user(userId)).emit('unread', unread)
}
