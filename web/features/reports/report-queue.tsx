import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { ReportedAd } from '#contract/reports.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { TakeDownDialog } from './take-down-dialog.tsx'

interface Props {
  reported: readonly ReportedAd[]
  now: string
}

/** Reported ads, each with everything that was said of it; one decision closes it. */
export function ReportQueue({ reported, now }: Props) {
  const { t } = useTexts()
  if (!reported.length) return <p className="notice">{t('reports_none')}</p>
  return (
    <ul className="flex flex-col gap-4">
      {reported.map((ad) => (
        <li key={ad.card.id}>
          <Reported ad={ad} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Reported({ ad: { card, seller_id, seller_name, reports, count }, now }: { ad: ReportedAd; now: string }) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [is_taking_down, setTakingDown] = useState(false)
  const title = carTitle({ ...card, custom_model: null }, lang)

  async function dismiss() {
    try {
      await api.reports.dismiss({ car_id: card.id })
      addToast({ title: t('reports_dismissed'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  return (
    <article className="panel flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={card.images[0]}
          alt=""
          width={120}
          height={80}
          className="h-20 w-30 flex-none rounded-control object-cover"
        />
        <div className="min-w-0 grow">
          <h2 className="truncate text-lg font-semibold" dir="auto">
            <Link to={`/car/${card.id}`} className="link">
              {title}
            </Link>
          </h2>
          <div className="text-sm">
            <Link to={`/seller/${seller_id}`} className="link">
              <bdi>{seller_name}</bdi>
            </Link>
          </div>
        </div>
        <span className="tag">{t('reports_count', { count })}</span>
      </div>
      <ul className="flex flex-col divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <div>
              <p className="font-medium">{t(`report_${report.reason}`)}</p>
              {report.note && (
                <p className="wrap-anywhere" dir="auto">
                  {report.note}
                </p>
              )}
            </div>
            <p className="dotted text-sm text-muted">
              <bdi>{report.reporter_name ?? t('profile_access_visitor')}</bdi>
              <span>{relativeTime(report.created_at, new Date(now), lang)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button-quiet" onClick={() => void dismiss()}>
          {t('reports_dismiss')}
        </button>
        <button type="button" className="button-danger" onClick={() => setTakingDown(true)}>
          {t('reports_take_down')}
        </button>
      </div>
      {is_taking_down && <TakeDownDialog car_id={card.id} onClose={() => setTakingDown(false)} />}
    </article>
  )
}
