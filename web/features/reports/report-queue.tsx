import { Link } from 'react-router'
import type { ReportedAd } from '#contract/reports.ts'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { RejectDialog } from '#web/features/ad-reviews/public.ts'
import { DecisionQueue, ItemHeading, useDecisionQueue, useItemDialog } from '#web/features/decision-queue/public.ts'
import { PenaltyButton } from '#web/features/penalties/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { reportTexts } from '#web/texts/reports/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

interface TakeDown {
  reasons: AdRejectionReason[]
  note: string
}

interface Props {
  /** Ordered by the time of the first report. */
  waiting: readonly ReportedAd[]
  total: number
  now: string
}

/** The queue of reported ads. One decision closes all reports of an ad. */
export function ReportQueue({ waiting, total, now }: Props) {
  const { t, lang } = useTexts(reportTexts, decisionQueueTexts)
  const { reports } = useApi()
  const queue = useDecisionQueue({
    waiting,
    total,
    idOf: ({ card }) => card.id,
    param: 'ad',
    send: ({ card }, takeDown: TakeDown | null, call) =>
      takeDown ? reports.take_down({ car_id: card.id, ...takeDown }, call) : reports.dismiss({ car_id: card.id }, call),
    done: (_, takeDown) => t(takeDown ? 'reports_taken_down' : 'reports_dismissed'),
  })
  const { asked, ask, close } = useItemDialog<'take_down'>(queue.openId)
  return (
    <DecisionQueue
      queue={queue}
      title={t('queue_waiting', { count: queue.count })}
      summarise={({ card, count, first_at }) => ({
        name: carTitle({ ...card, custom_model: null }, lang),
        image: card.images[0],
        about: (
          <>
            <span>{t('reports_count', { count })}</span>
            <span>{relativeTime(first_at, new Date(now), lang)}</span>
          </>
        ),
      })}
      decisions={() => [
        {
          key: 'D',
          label: t('reports_dismiss'),
          icon: 'check',
          variant: 'quiet',
          isAtOnce: true,
          onSelect: () => void queue.decide(null),
        },
        { key: 'R', label: t('reports_take_down'), variant: 'danger', onSelect: () => ask('take_down') },
      ]}
      none={t('reports_none')}
    >
      {(ad) => (
        <>
          <ReportedPanel ad={ad} now={now} />
          {asked && (
            <RejectDialog
              keptAs={`ad-report-decision ${ad.card.id}`}
              title={t('reports_take_down')}
              language={null}
              onReject={(reasons, note) => queue.decide({ reasons, note })}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}

function ReportedPanel({ ad: { card, seller_id, seller_name, reports, count }, now }: { ad: ReportedAd; now: string }) {
  const { t, lang } = useTexts(accountTexts, reportTexts, adsTexts)
  const title = carTitle({ ...card, custom_model: null }, lang)
  return (
    <Panel as="article">
      <header className="flex flex-wrap items-center gap-4">
        <img src={card.images[0]} alt="" className="h-20 w-30 flex-none rounded-control object-cover" />
        <div className="min-w-0 grow">
          <ItemHeading>
            <Link to={`/car/${card.id}`} className="link" {...writtenIn(title)}>
              {title}
            </Link>
          </ItemHeading>
          <div className="text-sm">
            <Link to={`/seller/${seller_id}`} className="link wrap-anywhere">
              <bdi>{seller_name}</bdi>
            </Link>
          </div>
        </div>
        <span className="tag">{t('reports_count', { count })}</span>
      </header>
      <ul className="flex flex-col divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <div>
              <p className="font-medium">{t(`report_${report.reason}`)}</p>
              {report.note && (
                <p className="wrap-anywhere" {...writtenIn(report.note)}>
                  {report.note}
                </p>
              )}
            </div>
            <p className="dotted text-sm wrap-anywhere text-muted">
              <bdi>{report.reporter_name ?? t('profile_access_visitor')}</bdi>
              <span>{relativeTime(report.created_at, new Date(now), lang)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <PenaltyButton of={{ user_id: seller_id, name: seller_name, subject: { kind: 'ad', id: card.id } }} />
      </p>
    </Panel>
  )
}
