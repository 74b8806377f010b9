import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type RefObject } from 'react'
import type { Message } from '#contract/messages.ts'
import { useApi } from '#web/platform/api.ts'
import { unreadQuery } from './unread-query.ts'

interface Options {
  conversation_id: string | null
  user_id: string
  messages: readonly Message[]
  list: RefObject<HTMLElement | null>
}

/** Pixels from the end of the list that count as being there. */
const NEAR = 40

/**
 * Marks what is on the screen as read: in a visible, focused tab whose list is at its end.
 * @returns whether the list is at its end
 */
export function useMarkRead({ conversation_id, user_id, messages, list }: Options): boolean {
  const api = useApi()
  const client = useQueryClient()
  const [isAtEnd, setAtEnd] = useState(true)
  const unread = messages.findLast(
    ({ sender_id, read_at, offer, appointment }) =>
      sender_id !== user_id && !read_at && (sender_id !== null || offer || appointment),
  )
  const up_to_seq = unread ? (messages.at(-1)?.seq ?? null) : null

  useEffect(() => {
    const element = list.current
    let marked = 0
    const look = () => {
      if (!element) return
      // the list is reversed: zero is its end
      const isEnd = element.scrollTop >= -NEAR
      setAtEnd(isEnd)
      const isSeen = isEnd && document.visibilityState === 'visible' && document.hasFocus()
      if (!isSeen || !conversation_id || up_to_seq === null || up_to_seq <= marked) return
      marked = up_to_seq
      // a failure is silent: the next message or visit marks it
      api.messages.mark_read({ conversation_id, up_to_seq }).then(
        (left) => client.setQueryData(unreadQuery(api, user_id).queryKey, left),
        () => {
          marked = 0
        },
      )
    }
    element?.addEventListener('scroll', look, { passive: true })
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    look()
    return () => {
      element?.removeEventListener('scroll', look)
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [api, client, user_id, conversation_id, up_to_seq, list])

  return isAtEnd
}
