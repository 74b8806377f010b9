import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Message } from '#contract/messages.ts'
import { useApi } from '#web/platform/api/api.ts'
import { isVisibleToUser, listenToVisibility } from '#web/ui/element-visibility.ts'
import { unreadQuery } from './unread-query.ts'

interface Options {
  conversation_id: string | null
  user_id: string
  messages: readonly Message[]
  list: RefObject<HTMLElement | null>
  onRead: (seq: number) => void
}

/** Distance in pixels that counts as the end of the list. */
const NEAR = 40

/**
 * Marks messages as read while the tab is visible and the list is scrolled to its end.
 * @returns whether it is scrolled to its end
 */
export function useMarkRead({ conversation_id, user_id, messages, list, onRead }: Options): boolean {
  const api = useApi()
  const client = useQueryClient()
  const [isAtEnd, setAtEnd] = useState(true)
  const unread = messages.findLast(
    ({ sender_id, read_at, offer, appointment }) =>
      sender_id !== user_id && !read_at && (sender_id !== null || offer || appointment),
  )
  const upToSeq = unread?.seq ?? 0
  const marked = useRef(0)
  const notifyRead = useEffectEvent(onRead)

  useEffect(() => {
    const element = list.current
    const look = () => {
      if (!element) return
      // the list is reversed: 0 is the end
      const isEnd = element.scrollTop >= -NEAR
      setAtEnd(isEnd)
      const isSeen = isEnd && isVisibleToUser(element)
      const before = marked.current
      if (!isSeen || !conversation_id || upToSeq <= before) return
      marked.current = upToSeq
      // a failure is ignored: the next message or visit marks them
      api.messages.mark_read({ conversation_id, up_to_seq: upToSeq }).then(
        (left) => {
          client.setQueryData(unreadQuery(api, user_id).queryKey, left)
          return notifyRead(upToSeq)
        },
        () => {
          marked.current = before
        },
      )
    }
    element?.addEventListener('scroll', look, { passive: true })
    const unsubscribe = listenToVisibility(look)
    look()
    return () => {
      element?.removeEventListener('scroll', look)
      unsubscribe()
    }
  }, [api, client, user_id, conversation_id, upToSeq, list])

  return isAtEnd
}
