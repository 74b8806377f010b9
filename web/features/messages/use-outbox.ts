import { v7 as newId } from 'uuid'
import type { Message } from '#contract/messages.ts'
import { takeBack } from './deliver-outbox.ts'
import { addToOutbox, isStoredOnDevice, setRefused, type WaitingMessage } from './outbox.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { useDeliver } from './use-deliver.ts'
import { useWaiting } from './use-waiting.ts'

/** Pictures, or a step of a deal instead of text. Callers pass an `id` to make repeated calls idempotent. */
export type SentMore = Partial<Pick<WaitingMessage, 'id' | 'step' | 'pictures'>>

export interface Outbox {
  /** Messages of the thread in the outbox, oldest first. */
  waiting: readonly WaitingMessage[]
  /** Code of the temporary error that delays sending; null if there is none. */
  stuckBy: string | null
  /** Whether the outbox is stored, so that it survives closing the page. */
  isStored: boolean
  send: (content: string, more?: SentMore) => Promise<void>
  /** @returns whether the message was removed before it was sent */
  takeBack: (id: string) => Promise<boolean>
  sendAgain: (id: string) => Promise<void>
}

interface Options {
  user_id: string
  threadId: string
  car_id: string
  conversation_id: string | null
  /** Called when a message of the outbox was stored on the server. */
  onStored: (message: Message) => void
}

/** Outbox of a thread: stores messages on the device until the server has acknowledged them. */
export function useOutbox({ user_id, threadId, car_id, conversation_id, onStored }: Options): Outbox {
  const { deliver, stuckBy } = useDeliver(user_id)
  const waiting = useWaiting(user_id, threadId, onStored)

  return {
    waiting,
    // attempts of other tabs report no error here
    stuckBy: stuckBy ?? (navigator.onLine ? null : 'network'),
    isStored: isStoredOnDevice(),
    send: async (content, { id = newId(), ...more } = {}) => {
      const createdAt = serverNow().toISOString()
      await addToOutbox({
        id,
        sender_id: user_id,
        threadId,
        conversation_id,
        car_id,
        content,
        ...more,
        created_at: createdAt,
        refused: null,
      })
      void deliver()
    },
    takeBack: async (id) => {
      const wasThere = await takeBack({ id, threadId })
      void deliver()
      return wasThere
    },
    sendAgain: async (id) => {
      await setRefused(id, null)
      void deliver()
    },
  }
}
