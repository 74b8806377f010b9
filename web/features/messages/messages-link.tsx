import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { unreadQuery } from './unread-query.ts'

const ASK_AGAIN_MS = 30_000

/** The icon of messages in the header, with the number of unread ones. */
export function MessagesLink({ user_id }: { user_id: string }) {
  const { t } = useTexts(accountTexts)
  const { data } = useQuery({
    ...unreadQuery(useApi(), user_id),
    refetchInterval: ASK_AGAIN_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: 3000,
  })
  const count = data?.unread_count ?? 0
  return (
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
  )
}
