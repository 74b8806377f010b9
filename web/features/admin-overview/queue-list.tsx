import { Link } from 'react-router'
import { byUrgency, type Queue, type Urgency, type Waiting } from '#domain/admin-overview/queues.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const PLACES: Record<Queue, { to: string; icon: IconName }> = {
  ads: { to: '/admin/cars', icon: 'car' },
  reported_ads: { to: '/admin/reports', icon: 'flag' },
  reported_conversations: { to: '/admin/reports?view=conversations', icon: 'flag' },
  appeals: { to: '/admin/reports?view=appeals', icon: 'shield' },
  reported_reviews: { to: '/admin/reports?view=reviews', icon: 'flag' },
  identity_requests: { to: '/admin/verification', icon: 'shield' },
  support_requests: { to: '/admin/support', icon: 'chat' },
  promotions: { to: '/admin/promotions', icon: 'star' },
  typed_models: { to: '/admin/car-makers?show=typed', icon: 'car' },
  overdue_facts: { to: '/admin/facts?show=overdue', icon: 'info' },
  failed_mails: { to: '/admin/system', icon: 'mail' },
  failed_jobs: { to: '/admin/system', icon: 'box' },
}

interface Props {
  queues: readonly Waiting[]
  now: string
}

/** Queues with waiting items, the most overdue first. Empty queues are listed in one line. */
export function QueueList({ queues, now }: Props) {
  const { t } = useTexts(adminOverviewTexts)
  const sorted = byUrgency(queues, new Date(now))
  const waiting = sorted.filter(({ count }) => count > 0)
  const empty = sorted.filter(({ count }) => count === 0)
  return (
    <section aria-labelledby="what-waits" className="flex flex-col gap-4">
      <h2 id="what-waits" className="text-lg font-semibold">
        {t('overview_now')}
      </h2>
      {waiting.length === 0 && <p className="notice">{t('overview_nothing')}</p>}
      <ul className="three-columns gap-4">
        {waiting.map((queue) => (
          <li key={queue.queue}>
            <QueuePanel {...queue} now={now} />
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <>
          <h3 className="text-sm font-semibold text-muted">{t('overview_empty')}</h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            {empty.map(({ queue }) => (
              <li key={queue}>
                <Link to={PLACES[queue].to} className="link inline-block py-1">
                  {t(`queue_${queue}`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function QueuePanel({ queue, count, oldest_at, isLate, now }: Urgency & { now: string }) {
  const { t, lang } = useTexts(adminOverviewTexts)
  const { to, icon } = PLACES[queue]
  const time = oldest_at && relativeTime(oldest_at, new Date(now), lang)
  return (
    <Link to={to} className="panel flex h-full items-start gap-3 p-5">
      <Icon name={icon} />
      <span className="flex flex-col gap-1">
        <span className="font-semibold">{t(`queue_${queue}`)}</span>
        <span>{t('overview_waiting', { count })}</span>
        {time && (
          <span className={isLate ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
            {t(isLate ? 'overview_late' : 'overview_oldest', { time })}
          </span>
        )}
      </span>
    </Link>
  )
}
