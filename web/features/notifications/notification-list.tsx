import { useRef } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#contract/notifications.ts'
import type { Lang } from '#domain/language.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useSeen } from './use-seen.ts'

interface Props {
  notifications: readonly Notification[]
  now: string
}

/** Marks notifications as read when they scroll into view. New ones stay highlighted until the next visit. */
export function NotificationList({ notifications, now }: Props) {
  const { t, lang } = useTexts(notificationTexts)
  const list = useRef<HTMLUListElement>(null)
  useSeen(list, notifications)

  return (
    <ul ref={list} className="flex flex-col gap-2">
      {notifications.map(({ id, kind, values, link, created_at, read_at }) => (
        <Panel as="li" key={id} className="flex items-start gap-3 p-4">
          <span className={read_at === null ? 'text-brand' : 'text-muted'}>
            <Icon name="bell" />
          </span>
          <div className="min-w-0">
            <Link to={link} className={read_at === null ? 'font-semibold underline' : 'underline'}>
              {t(`notification_${kind}`, isolated(values[lang]))}
            </Link>
            {read_at === null && <span className="sr-only">{t('notification_new')}</span>}
            <p className="text-sm text-muted">{relativeTime(created_at, new Date(now), lang)}</p>
          </div>
        </Panel>
      ))}
    </ul>
  )
}

/** Isolates names and user texts, which may be in another language than the page. */
const isolated = (values: Notification['values'][Lang]) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'price' ? `\u2068${value}\u2069` : value,
    ]),
  )
