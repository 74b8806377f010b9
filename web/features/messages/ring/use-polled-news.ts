import { useEffect, useRef } from 'react'
import type { Unread } from '#contract/messages.ts'
import { useApi } from '#web/platform/api/api.ts'

interface Polled {
  unread: Unread | undefined
  /** Whether messages arrive by the socket. */
  isLive: boolean
}

/** Emits the messages that a higher number of unread ones stands for, if no socket does. */
export function usePolledNews({ unread, isLive }: Polled): void {
  const api = useApi()
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!unread) return
    const added = unread.unread_count - (before.current ?? unread.unread_count)
    before.current = unread.unread_count
    if (isLive || added <= 0) return
    // not reported: the number is shown
    import('./emit-polled-news.ts').then(({ emitPolledNews }) => emitPolledNews(api, unread, added)).catch(() => {})
  }, [api, unread, isLive])
}
