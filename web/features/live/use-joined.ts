import { useEffect, useState } from 'react'
import type { LiveState } from '#domain/live/live-status.ts'
import { liveActions, useLiveState } from './live-store.ts'

/**
 * Joins a conversation while it is open.
 * @returns `isLive`: whether its messages arrive by the socket, else they are polled; `status`: state of the socket
 */
export function useJoined(conversationId: string | null): { isLive: boolean; status: LiveState['status'] } {
  const { status } = useLiveState()
  const [joined, setJoined] = useState<string | null>(null)
  const isConnected = status === 'connected'
  useEffect(() => {
    if (!isConnected || conversationId === null) return undefined
    let isGone = false
    liveActions()
      ?.join(conversationId)
      .then(
        (refusal) => !isGone && setJoined(refusal === null ? conversationId : null),
        () => !isGone && setJoined(null),
      )
    return () => {
      isGone = true
      setJoined(null)
      liveActions()?.leave(conversationId)
    }
  }, [isConnected, conversationId])
  return { isLive: isConnected && joined === conversationId, status }
}
