import { useQuery } from '@tanstack/react-query'
import { useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Number of unread notifications; renders nothing if there are none. */
export function UnreadBadge({ user_id }: { user_id: string }) {
  const { t } = useTexts(accountTexts)
  const { data, refetch } = useQuery({
    ...apiQuery(useApi(), 'notifications', 'count_unread', undefined, user_id),
    // notifications arrive while the tab is hidden
    refetchOnWindowFocus: true,
    staleTime: 3000,
  })
  useLiveNews('notifications', () => void refetch())
  const count = data?.unread_count ?? 0
  if (!count) return null
  // positioned, so that the scrollable row of sections clips the visually hidden text too
  return (
    <span className="badge-count relative">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('notifications_unread', { count })}</span>
    </span>
  )
}
