import { useEffect } from 'react'
import { useApi } from '#web/platform/api/api.ts'

/**
 * Marks the messages of an email as read once the tab is visible, so that programs that only prefetch links mark
 * nothing.
 */
export function useMarkReadByLink(token: string | null): void {
  const api = useApi()
  useEffect(() => {
    if (token === null) return undefined
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', mark)
      // a failure is silent: answering marks them too
      api.email_relay.mark_read({ token }).catch(() => {})
    }
    document.addEventListener('visibilitychange', mark)
    mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [api, token])
}
