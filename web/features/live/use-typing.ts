import { useCallback, useEffect, useRef, useState } from 'react'
import { liveActions, useLiveNews } from './live-store.ts'

/** Milliseconds between two typing events. The server forwards at most one in two seconds. */
const SAY_AGAIN_MS = 2500
const SHOWN_MS = 5000

/** Whether the other user is typing in a conversation, and a function to report that this user is typing. */
export function useTyping(conversation_id: string | null): { isTyping: boolean; sayTyping: () => void } {
  const [since, setSince] = useState<number | null>(null)
  const said = useRef(0)

  useLiveNews('typing', (room) => room.conversation_id === conversation_id && setSince(Date.now()))
  useLiveNews('message', ({ message }) => message.conversation_id === conversation_id && setSince(null))
  useEffect(() => {
    if (since === null) return undefined
    const timer = setTimeout(() => setSince(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [since])

  const sayTyping = useCallback(() => {
    if (conversation_id === null || Date.now() - said.current < SAY_AGAIN_MS) return
    said.current = Date.now()
    liveActions()?.typing(conversation_id)
  }, [conversation_id])

  return { isTyping: since !== null, sayTyping }
}
