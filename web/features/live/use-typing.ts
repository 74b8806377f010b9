import { useCallback, useEffect, useRef, useState } from 'react'
import { liveActions, useLiveNews } from './live-store.ts'

/** Milliseconds between two typing events. The server forwards at most one in two seconds. */
const RESEND_MS = 2500
const SHOWN_MS = 5000

/** Whether the other user is typing in a conversation, and a function to report that this user is typing. */
export function useTyping(conversationId: string | null): { isTyping: boolean; sendTyping: () => void } {
  const [since, setSince] = useState<number | null>(null)
  const lastSent = useRef(0)

  useLiveNews('typing', (room) => room.conversation_id === conversationId && setSince(Date.now()))
  useLiveNews('message', ({ message }) => message.conversation_id === conversationId && setSince(null))
  useEffect(() => {
    if (since === null) return undefined
    const timer = setTimeout(() => setSince(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [since])

  const sendTyping = useCallback(() => {
    if (conversationId === null || Date.now() - lastSent.current < RESEND_MS) return
    lastSent.current = Date.now()
    liveActions()?.typing(conversationId)
  }, [conversationId])

  return { isTyping: since !== null, sendTyping }
}
