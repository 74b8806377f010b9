import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Unread } from '#contract/messages.ts'
import { useLiveConnection, useLiveNews } from '#web/features/live/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { LateNewMessages } from './ring/late-new-messages.tsx'
import { usePolledNews } from './ring/use-polled-news.ts'
import { unreadQuery } from './unread-query.ts'

const ASK_AGAIN_MS = 30_000
const AFTER_FAILURE_MS = 120_000

/** Link to the messages in the header, with the number of unread ones. */
export function MessagesLink({ user_id }: { user_id: string }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const query = unreadQuery(useApi(), user_id)
  const isLive = useLiveConnection(user_id)
  const isHydrated = useIsHydrated()
  const { data, refetch } = useQuery({
    ...query,
    // polled more often than other data if there is no socket, but not in hidden tabs
    refetchInterval: ({ state }) => {
      if (isLive) return false
      return state.status === 'error' ? AFTER_FAILURE_MS : ASK_AGAIN_MS
    },
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 3000,
  })
  const setUnread = (unread: Unread) => client.setQueryData(query.queryKey, unread)
  useLiveNews('message', ({ unread }) => setUnread(unread))
  useLiveNews('unread', setUnread)
  useLiveNews('missed', (when) => when !== 'connected' && void refetch())
  usePolledNews({ unread: data, isLive })
  // the page may have read messages before the header is hydrated
  const count = (isHydrated && data?.unread_count) || 0
  return (
    <>
      <ButtonLink
        to="/dashboard?tab=messages"
        variant="icon"
        className="relative"
        aria-label={count ? t('menu_messages_unread', { count }) : t('menu_messages')}
      >
        <Icon name="chat" size={24} />
        {count > 0 && (
          <span className="badge-count absolute top-0 end-0" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </ButtonLink>
      <LateNewMessages user_id={user_id} />
    </>
  )
}
