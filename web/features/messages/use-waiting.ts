import { useEffect, useEffectEvent, useState } from 'react'
import type { Message } from '#contract/messages.ts'
import { listenToOutbox, readOutbox, type WaitingMessage } from './outbox.ts'

/**
 * Messages of a thread in the outbox, oldest first.
 * @param onStored called when one of them was stored on the server
 */
export function useWaiting(
  userId: string,
  threadId: string,
  onStored: (message: Message) => void = ignore,
): readonly WaitingMessage[] {
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([])
  const noteStored = useEffectEvent(onStored)

  useEffect(() => {
    let isGone = false
    const refresh = async () => {
      const all = await readOutbox(userId)
      if (!isGone) setWaiting(all.filter((one) => one.threadId === threadId))
    }
    const unsubscribe = listenToOutbox((news) => {
      if (news !== 'changed' && news.threadId === threadId) noteStored(news.stored)
      void refresh()
    })
    void refresh()
    return () => {
      isGone = true
      unsubscribe()
    }
  }, [userId, threadId])

  return waiting
}

const ignore = () => {}
