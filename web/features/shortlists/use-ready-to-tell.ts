import { useEffect } from 'react'
import { preloadApi } from '#web/platform/api/api.ts'
import { preloadToasts } from '#web/ui/toasts/toasts.tsx'

/** Loads what tells that a vote or a change was not saved, as soon as the page has come to life. */
export function useReadyToTell(): void {
  useEffect(() => {
    void preloadApi()
    preloadToasts()
  }, [])
}
