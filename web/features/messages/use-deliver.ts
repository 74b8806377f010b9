import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { deliverOutbox } from './deliver-outbox.ts'
import { tellRefused } from './tell-refused.ts'

const TRY_AGAIN_MS = 5000
/** When the connection may be back. */
const CHANCES = ['online', 'pageshow', 'focus'] as const

interface Delivery {
  /** Sends what waits on the device. */
  deliver: () => Promise<void>
  /** The error for which the last try is repeated; null if it is not. */
  stuckBy: string | null
}

/** Delivers what waits on the device now, whenever the connection may be back, and until nothing waits. */
export function useDeliver(user_id: string): Delivery {
  const api = useApi()
  const texts = useTexts()
  const [stuckBy, setStuck] = useState<string | null>(null)

  const deliver = useCallback(async () => {
    setStuck(await deliverOutbox(api, user_id, () => void tellRefused(texts)))
  }, [api, user_id, texts])

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
