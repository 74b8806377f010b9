import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api.ts'
import type { ListedConversations } from './conversation-list.tsx'
import { unreadQuery } from './unread-query.ts'

/** What comes within it is shown together. */
const TOGETHER_MS = 300

/** Revalidates the list of conversations when messages come or were read, as the page hears by its socket or the header asks. */
export function useFreshList(user_id: string, { items }: ListedConversations): void {
  const { data } = useQuery({ ...unreadQuery(useApi(), user_id), enabled: false })
  const { revalidate } = useRevalidator()
  const count = data?.unread_count
  const before = useRef(items.reduce((sum, { unread_count }) => sum + unread_count, 0))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void (navigator.onLine && revalidate()), TOGETHER_MS)
  }, [revalidate])

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
