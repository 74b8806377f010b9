import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#web/platform/api.ts'
import type { ListedConversations } from './conversation-list.tsx'
import { unreadQuery } from './unread-query.ts'

/** Revalidates the list of conversations when messages come or were read, as the header hears of it. */
export function useFreshList(user_id: string, { items }: ListedConversations): void {
  const { data } = useQuery({ ...unreadQuery(useApi(), user_id), enabled: false })
  const { revalidate } = useRevalidator()
  const count = data?.unread_count
  const before = useRef(items.reduce((sum, { unread_count }) => sum + unread_count, 0))
  useEffect(() => {
    if (count === undefined || count === before.current) return
    before.current = count
    if (navigator.onLine) void revalidate()
  }, [count, revalidate])
}
