import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { useApi } from '#web/platform/api.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { refetchQueries } from '#web/platform/refetch-queries.ts'

/** Tells the server which new ones are wholly on the screen of a visible tab. The items of the list are in the same order. */
export function useSeen(list: RefObject<HTMLElement | null>, notifications: readonly Notification[]): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const idOf = new Map(
      notifications.flatMap(({ id, read_at }, at) => (read_at === null && items[at] ? [[items[at], id]] : [])),
    )
    const waiting = new Set<string>()
    const tell = () => {
      if (!waiting.size || document.visibilityState !== 'visible') return
      const ids = [...waiting]
      waiting.clear()
      // a failure is silent: the next visit marks them
      api.notifications.mark_read({ ids }).then(
        () => refetchQueries(client, queriesOf('notifications', 'count_unread')),
        () => {},
      )
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = idOf.get(target)
          if (!isIntersecting || id === undefined) continue
          waiting.add(id)
          observer.unobserve(target)
        }
        tell()
      },
      { threshold: 1 },
    )
    for (const item of idOf.keys()) observer.observe(item)
    document.addEventListener('visibilitychange', tell)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [api, client, list, notifications])
}
