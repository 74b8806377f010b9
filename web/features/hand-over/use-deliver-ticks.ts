import { useCallback, useEffect, useRef, useState } from 'react'
import type { HandOver } from '#contract/hand-over.ts'
import { useApi } from '#web/platform/api/api.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { deliverTicks, unsentTicks } from './unsent-ticks.ts'

const TRY_AGAIN_MS = 5000
/** Events after which the connection may be back. */
const CHANCES = ['online', 'pageshow', 'focus'] as const

/**
 * Sends changes at once, when the connection may be back, and again after passing errors.
 * @returns whether changes wait for that
 */
export function useDeliverTicks(userId: string, onSaved: (saved: HandOver) => void): boolean {
  const api = useApi()
  const { t } = useTexts(errorTexts)
  const [isStuck, setStuck] = useState(false)
  const unsent = unsentTicks.use(userId)
  const latest = useRef({ onSaved, t })
  useEffect(() => {
    latest.current = { onSaved, t }
  }, [onSaved, t])

  const deliver = useCallback(async () => {
    setStuck(
      await deliverTicks(api, {
        user_id: userId,
        onSaved: (saved) => latest.current.onSaved(saved),
        onRefused: (error) =>
          addToast({ title: failureText(failureOf(error), latest.current.t), variant: 'destructive' }),
      }),
    )
  }, [api, userId])

  useEffect(() => {
    if (unsent.length) void deliver()
  }, [unsent, deliver])

  useEffect(() => {
    const attempt = () => void deliver()
    for (const chance of CHANCES) addEventListener(chance, attempt)
    document.addEventListener('visibilitychange', attempt)
    return () => {
      for (const chance of CHANCES) removeEventListener(chance, attempt)
      document.removeEventListener('visibilitychange', attempt)
    }
  }, [deliver])

  useEffect(() => {
    if (!isStuck) return undefined
    const timer = setInterval(() => void deliver(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isStuck, deliver])

  return isStuck
}
