import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import type { ListedConversations } from './conversation-list.tsx'
import { unreadQuery } from './unread-query.ts'

/** Milliseconds in which several events cause one refresh. */
const TOGETHER_MS = 300

/** Refreshes the conversation list when messages arrive or were read, by the socket or by the poll of the header. */
export function useFreshList(userId: string, { items }: Pick<ListedConversations, 'items'>, load: () => void): void {
  const { data } = useQuery({ ...unreadQuery(useApi(), userId), enabled: false })
  const count = data?.unread_count
  const before = useRef(items.reduce((sum, { unread_count }) => sum + unread_count, 0))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigator.onLine && load(), TOGETHER_MS)
  }, [load])

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (count === undefined || count === before.current) return
    before.current = count
    refresh()
  }, [count, refresh])
  useLiveNews('message', refresh)
  useLiveNews('unread', refresh)
  useLiveNews('conversations', refresh)
  useLiveNews('missed', refresh)
}
