import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

interface ShownThread {
  conversation_id: string | null
}

/** The last one covers the others: the chat popup is above the page. */
const threads = new Set<ShownThread>()
const { subscribe, notify } = createListeners()

/** Id of the conversation on screen; null if there is none, or before its first message. */
export const threadOnScreen = (): string | null => [...threads].at(-1)?.conversation_id ?? null

export const useThreadOnScreen = (): string | null => useSyncExternalStore(subscribe, threadOnScreen, () => null)

/** Notes that the calling component shows a conversation. */
export function useShownThread(conversationId: string | null): void {
  useEffect(() => {
    const thread: ShownThread = { conversation_id: conversationId }
    threads.add(thread)
    notify()
    return () => {
      threads.delete(thread)
      notify()
    }
  }, [conversationId])
}
