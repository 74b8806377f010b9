import { useState } from 'react'
import { Link } from 'react-router'
import type { ReportedAd } from '#contract/reports.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { PenaltyButton } from '#web/features/penalties/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useAction } from '#web/ui/use-action.ts'

const TakeDownDialog = latePart(async () => (await import('./take-down-dialog.tsx')).TakeDownDialog)

interface Props {
  reported: readonly ReportedAd[]
  now: string
}

/** Reported ads with all their reports. One decision closes all reports of an ad. */
export function ReportQueue({ reported, now }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminList
      items={reported}
      keyOf={({ card }) => card.id}
      renderItem={(ad) => <Reported ad={ad} now={now} />}
      itemKeys={[
        { keys: 'D', does: t('reports_dismiss') },
        { keys: 'R', does: t('reports_take_down') },
      ]}
      empty={t('reports_none')}
    />
  )
}

function Reported({ ad: { card, seller_id, seller_name, reports, count }, now }: { ad: ReportedAd; now: string }) {
  const { t, lang } = useTexts(accountTexts, adminTexts, adsTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [isTakingDown, setTakingDown] = useState(false)
  const title = carTitle({ ...card, custom_model: null }, lang)

  return (
    <Panel as="article">
      <div className="flex flex-wrap items-center gap-4">
        <img src={card.images[0]} alt="" className="h-20 w-30 flex-none rounded-control object-cover" />
        <div className="min-w-0 grow">
          <h2 className="text-lg font-semibold wrap-anywhere" dir="auto">
            <Link to={`/car/${card.id}`} className="link">
              {title}
            </Link>
          </h2>
          <div className="text-sm">
            <Link to={`/seller/${seller_id}`} className="link wrap-anywhere">
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
            <p className="dotted text-sm wrap-anywhere text-muted">
              <bdi>{report.reporter_name ?? t('profile_access_visitor')}</bdi>
              <span>{relativeTime(report.created_at, new Date(now), lang)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          isWorking={isWorking}
          aria-keyshortcuts="D"
          onClick={() =>
            act({
              send: () => undoable(t('reports_dismissed'), (call) => api.reports.dismiss({ car_id: card.id }, call)),
            })
          }
        >
          <span>{t('reports_dismiss')}</span>
          <Shortcut keys="D" />
        </Button>
        <Button {...TakeDownDialog.opener} variant="danger" aria-keyshortcuts="R" onClick={() => setTakingDown(true)}>
          <span>{t('reports_take_down')}</span>
          <Shortcut keys="R" />
        </Button>
        <PenaltyButton of={{ user_id: seller_id, name: seller_name, subject: { kind: 'ad', id: card.id } }} />
      </div>
      {isTakingDown && <TakeDownDialog car_id={card.id} onClose={() => setTakingDown(false)} />}
    </Panel>
  )
}
