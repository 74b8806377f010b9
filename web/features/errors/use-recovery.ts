import { useEffect, useEffectEvent, useReducer } from 'react'
import { clearClientData } from './clear-client-data.ts'
import { isTransient, MOST_RETRIES, nextPhase, RECOVERY_MS, retryDelay } from './boundary-rules.ts'

interface Recovery {
  canRetry: boolean
  isRecovering: boolean
  retry: () => void
  recover: () => void
}

/**
 * Retries after an error: automatic for network errors, manual, or after clearing cached data.
 * @param retries number of retries so far
 * @param tryAgain counts the retry and performs it
 */
export function useRecovery(error: unknown, retries: number, tryAgain: () => void): Recovery {
  const [phase, happened] = useReducer(nextPhase, 'error')
  const canRetry = retries < MOST_RETRIES
  const tryAgainNow = useEffectEvent(tryAgain)

  useEffect(() => {
    if (!canRetry || !isTransient(error)) return undefined
    const timer = setTimeout(() => tryAgainNow(), retryDelay(retries))
    return () => clearTimeout(timer)
  }, [error, retries, canRetry])

  useEffect(() => {
    if (phase !== 'recovering') return undefined
    const timer = setTimeout(() => {
      happened('repaired')
      // without a connection a reload would show only the browser's error page
      if (window.navigator.onLine) window.location.reload()
      else tryAgainNow()
    }, RECOVERY_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return {
    canRetry,
    isRecovering: phase === 'recovering',
    retry: tryAgain,
    recover: () => {
      clearClientData()
      happened('repair')
    },
  }
}
