import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#web/platform/api/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { deliverOutbox } from './deliver-outbox.ts'
import { showRefusedToast } from './show-refused-toast.ts'

const TRY_AGAIN_MS = 5000
/** Events after which the connection may be back. */
const CHANCES = ['online', 'pageshow', 'focus'] as const

interface Delivery {
  /** Sends the messages in the outbox. */
  deliver: () => Promise<void>
  /** Code of the temporary error that delays sending; null if there is none. */
  stuckBy: string | null
}

/** Sends the messages in the outbox immediately, when the connection may be back, and again after temporary errors. */
export function useDeliver(userId: string): Delivery {
  const api = useApi()
  const texts = useTexts()
  const [stuckBy, setStuck] = useState<string | null>(null)

  const deliver = useCallback(async () => {
    setStuck(await deliverOutbox(api, userId, (message) => void showRefusedToast(texts, message)))
  }, [api, userId, texts])

  useEffect(() => {
    const attempt = () => void deliver()
    for (const chance of CHANCES) addEventListener(chance, attempt)
    document.addEventListener('visibilitychange', attempt)
    attempt()
    return () => {
      for (const chance of CHANCES) removeEventListener(chance, attempt)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [deliver])

  useEffect(() => {
    if (stuckBy === null) return undefined
    const timer = setInterval(() => void deliver(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [stuckBy, deliver])

  return { deliver, stuckBy }
}
