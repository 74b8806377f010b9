import { Link } from 'react-router'
import { byUrgency, type Urgency, type Waiting } from '#domain/admin-overview/queues.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PLACES } from './places.ts'
import './queues.css'

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
      {waiting.length > 0 && (
        <ul className="panel queue-rows">
          {waiting.map((queue) => (
            <li key={queue.queue}>
              <QueueRow {...queue} now={now} />
            </li>
          ))}
        </ul>
      )}
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

function QueueRow({ queue, count, oldest_at, isLate, now }: Urgency & { now: string }) {
  const { t, lang } = useTexts(adminOverviewTexts)
  const { to, icon } = PLACES[queue]
  const time = oldest_at && relativeTime(oldest_at, new Date(now), lang)
  return (
    <Link to={to} className="queue-row">
      <span className={isLate ? 'text-danger' : 'text-brand'}>
        <Icon name={icon} />
      </span>
      <span className="min-w-0 grow basis-32">
        <span className="block font-medium">{t(`queue_${queue}`)}</span>
        {time && (
          <span className={isLate ? 'text-sm font-semibold text-danger' : 'text-sm text-muted'}>
            {t(isLate ? 'overview_late' : 'overview_oldest', { time })}
          </span>
        )}
      </span>
      <span className="relative text-2xl font-bold">
        <bdi aria-hidden>{formatNumber(count, lang)}</bdi>
        <span className="sr-only">{t('overview_waiting', { count })}</span>
      </span>
    </Link>
  )
}
