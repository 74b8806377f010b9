import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { observeIntersections } from '#web/platform/browser/intersections.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { isVisibleToUser, listenToVisibility } from '#web/ui/element-visibility.ts'

/**
 * Marks new notifications as read once they are completely visible in a visible tab.
 * @param list element whose items are in the order of `notifications`
 */
export function useSeen(list: RefObject<HTMLElement | null>, notifications: readonly Notification[]): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const idOf = new Map(
      notifications.flatMap(({ id, read_at }, at) => (read_at === null && items[at] ? [[items[at], id]] : [])),
    )
    const [shown, marked] = [new Set<Element>(), new Set<Element>()]
    const markSeen = () => {
      const seen = [...shown].filter((item) => !marked.has(item) && isVisibleToUser(item))
      if (!seen.length) return
      for (const item of seen) marked.add(item)
      // a failure is ignored: the next visit marks them
      api.notifications.mark_read({ ids: seen.flatMap((item) => idOf.get(item) ?? []) }).then(
        () => refetchQueries(client, queriesOf('notifications', 'count_unread')),
        () => {},
      )
    }
    const observer = observeIntersections(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target)
          else shown.delete(target)
        }
        markSeen()
      },
      { threshold: 1 },
    )
    for (const item of idOf.keys()) {
      if (observer) observer.observe(item)
      else shown.add(item)
    }
    if (!observer) markSeen()
    const unsubscribe = listenToVisibility(markSeen)
    return () => {
      observer?.disconnect()
      unsubscribe()
    }
  }, [api, client, list, notifications])
}
