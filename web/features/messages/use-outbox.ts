import { useCallback, useEffect, useRef, useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Message } from '#contract/messages.ts'
import { useApi } from '#web/platform/api.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { deliverOutbox, takeBack } from './deliver-outbox.ts'
import { addToOutbox, isKeptOnDevice, listenToOutbox, readOutbox, setRefused, type WaitingMessage } from './outbox.ts'
import { serverNow } from './server-time.ts'

const TRY_AGAIN_MS = 5000
/** When the connection may be back. */
const CHANCES = ['online', 'pageshow', 'focus'] as const

/** Pictures, or a step of a deal in place of a text. The id is chosen by who may send the same twice. */
export type SentMore = Partial<Pick<WaitingMessage, 'id' | 'step' | 'pictures'>>

export interface Outbox {
  /** Messages of the thread that the server has not acknowledged, oldest first. */
  waiting: readonly WaitingMessage[]
  /** The error for which the last try is repeated; null if it is not. */
  stuckBy: string | null
  /** Whether what waits outlasts this page. */
  isKept: boolean
  send: (content: string, more?: SentMore) => Promise<void>
  /** @returns whether it was still there, so that it is not sent */
  takeBack: (id: string) => Promise<boolean>
  sendAgain: (id: string) => Promise<void>
}

interface Options {
  user_id: string
  thread_id: string
  car_id: string
  conversation_id: string | null
  /** A message of this device has been stored. */
  onStored: (message: Message) => void
}

/** Keeps what is sent on the device until the server acknowledges it. */
export function useOutbox({ user_id, thread_id, car_id, conversation_id, onStored }: Options): Outbox {
  const api = useApi()
  const { t } = useTexts(messagesTexts)
  const [waiting, setWaiting] = useState<readonly WaitingMessage[]>([])
  const [stuckBy, setStuck] = useState<string | null>(null)
  const hearStored = useRef(onStored)
  useEffect(() => {
    hearStored.current = onStored
  }, [onStored])

  const deliver = useCallback(async () => {
    const onRefused = () =>
      addToast({
        title: t('messages_failed_send'),
        description: t('messages_failed_send_text'),
        variant: 'destructive',
      })
    setStuck(await deliverOutbox(api, user_id, onRefused))
  }, [api, user_id, t])

  useEffect(() => {
    let isGone = false
    const refresh = async () => {
      const all = await readOutbox(user_id)
      if (!isGone) setWaiting(all.filter((one) => one.thread_id === thread_id))
    }
    const unsubscribe = listenToOutbox((news) => {
      if (news !== 'changed' && news.thread_id === thread_id) hearStored.current(news.stored)
      void refresh()
    })
    const attempt = () => void deliver()
    for (const chance of CHANCES) addEventListener(chance, attempt)
    document.addEventListener('visibilitychange', attempt)
    void refresh()
    attempt()
    return () => {
      isGone = true
      unsubscribe()
      for (const chance of CHANCES) removeEventListener(chance, attempt)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [deliver, user_id, thread_id])

  useEffect(() => {
    if (stuckBy === null) return undefined
    const timer = setInterval(() => void deliver(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [stuckBy, deliver])

  return {
    waiting,
    stuckBy,
    isKept: isKeptOnDevice(),
    send: async (content, { id = newId(), ...more } = {}) => {
      const created_at = serverNow().toISOString()
      await addToOutbox({
        id,
        sender_id: user_id,
        thread_id,
        conversation_id,
        car_id,
        content,
        ...more,
        created_at,
        refused: null,
      })
      void deliver()
    },
    takeBack: async (id) => {
      const wasThere = await takeBack({ id, thread_id })
      void deliver()
      return wasThere
    },
    sendAgain: async (id) => {
      await setRefused(id, null)
      void deliver()
    },
  }
}
