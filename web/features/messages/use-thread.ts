import { useCallback, useEffect, useRef, useState } from 'react'
import type { Message, MessagePage } from '#contract/messages.ts'
import { mergeMessages } from '#domain/messages/merge-messages.ts'
import { isSameDay } from '#domain/messages/named-day.ts'
import { placeOf } from '#domain/messages/place-of.ts'
import { useJoined, useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { noteServerTime } from '#web/platform/server-time.ts'
import { startPolling } from './start-polling.ts'

const PAGE = 50
/** Events before which messages may have been missed. */
const CHANCES = ['online', 'pageshow', 'focus'] as const

export type History = Pick<MessagePage, 'items' | 'seen_seq' | 'first_unread_seq' | 'now'>

export interface Thread {
  /** Oldest first, without gaps. */
  messages: readonly Message[]
  /** `seq` of the last own message that the other user has seen. */
  seen_seq: number
  /** `seq` of the first message that was unread when the thread was opened. */
  first_unread_seq: number | null
  /** `seq` of the last message that was marked as read here; 0 if none. */
  readSeq: number
  /** A time on the current day, for day dividers. */
  now: string
  hasOlder: boolean
  /** Whether messages arrive by the socket; else they are polled. */
  isLive: boolean
  socket: ReturnType<typeof useJoined>['status']
  loadOlder: () => Promise<void>
  add: (message: Message) => void
  noteRead: (seq: number) => void
}

/**
 * The messages of a conversation, updated while it is open.
 * @param conversation_id null before the first message
 */
export function useThread(conversationId: string | null, loaded: History): Thread {
  const api = useApi()
  const [messages, setMessages] = useState<readonly Message[]>(loaded.items)
  const [seenSeq, setSeen] = useState(loaded.seen_seq)
  const [readSeq, setRead] = useState(0)
  const [firstUnreadSeq] = useState(loaded.first_unread_seq)
  const [now, setNow] = useState(loaded.now)
  const { isLive, status } = useJoined(conversationId)
  const last = useRef(0)
  useEffect(() => {
    last.current = messages.at(-1)?.seq ?? 0
  }, [messages])

  const catchUp = useCallback(async () => {
    if (!conversationId || document.visibilityState === 'hidden' || !navigator.onLine) return
    for (;;) {
      const more = await api.messages.list({ conversation_id: conversationId, after_seq: last.current, limit: PAGE })
      noteServerTime(more.now)
      setNow((before) => (isSameDay(before, more.now) ? before : more.now))
      setMessages((known) => mergeMessages(known, more.items))
      setSeen((before) => Math.max(before, more.seen_seq))
      last.current = Math.max(last.current, more.items.at(-1)?.seq ?? 0)
      if (last.current >= more.last_seq) return
    }
  }, [api, conversationId])

  useEffect(() => {
    const { askNow, stop } = startPolling(catchUp, { isLive })
    for (const chance of CHANCES) addEventListener(chance, askNow)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      stop()
      for (const chance of CHANCES) removeEventListener(chance, askNow)
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [catchUp, isLive])

  // if messages before this one are missing, fetches them too
  const add = (message: Message) => {
    const place = placeOf(message.seq, last.current)
    if (place === 'gap') void catchUp().catch(() => undefined)
    if (place !== 'next') return
    last.current = message.seq
    setMessages((known) => mergeMessages(known, [message]))
  }
  useLiveNews('message', ({ message }) => message.conversation_id === conversationId && add(message))
  useLiveNews('seen', (news) => {
    if (news.conversation_id === conversationId) setSeen((before) => Math.max(before, news.seen_seq))
  })
  useLiveNews('missed', () => void catchUp().catch(() => undefined))

  const first = messages[0]?.seq ?? 1
  return {
    messages,
    seen_seq: seenSeq,
    first_unread_seq: firstUnreadSeq,
    readSeq,
    now,
    hasOlder: first > 1,
    isLive,
    socket: status,
    loadOlder: async () => {
      if (!conversationId) return
      const older = await api.messages.list({ conversation_id: conversationId, before_seq: first, limit: PAGE })
      setMessages((known) => mergeMessages(older.items, known))
    },
    add,
    noteRead: (seq) => setRead((before) => Math.max(before, seq)),
  }
}
