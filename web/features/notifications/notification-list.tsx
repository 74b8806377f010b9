import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  notifications: readonly Notification[]
  now: string
}

/** Marks all as read when shown. New ones stay highlighted until the next visit. */
export function NotificationList({ notifications, now }: Props) {
  const { t, lang } = useTexts(accountTexts)
  useSeen(notifications)

  if (!notifications.length) return <p className="notice">{t('notifications_none')}</p>
  return (
    <ul className="flex flex-col gap-2">
      {notifications.map(({ id, kind, values, link, created_at, read_at }) => (
        <Panel as="li" key={id} className="flex items-start gap-3 p-4">
          <span className={read_at === null ? 'text-brand' : 'text-muted'}>
            <Icon name="bell" />
          </span>
          <div className="min-w-0">
            <Link to={link} className={read_at === null ? 'font-semibold underline' : 'underline'}>
              {t(`notification_${kind}`, { ...values })}
            </Link>
            <p className="text-sm text-muted">{relativeTime(created_at, new Date(now), lang)}</p>
          </div>
        </Panel>
      ))}
    </ul>
  )
}

/** Tells the server which new ones are on the screen, once they are. */
function useSeen(notifications: readonly Notification[]): void {
  const api = useApi()
  useEffect(() => {
    const ids = notifications.filter(({ read_at }) => read_at === null).map(({ id }) => id)
    const tell = () => {
      if (!ids.length || document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      void api.notifications.mark_read({ ids }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [api, notifications])
}
