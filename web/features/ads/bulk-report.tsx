import { useLayoutEffect, useRef } from 'react'
import { carTitle } from '#domain/cars/title.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkippedList } from '#web/ui/skipped/skipped-list.tsx'
import { refusalText } from './ad-failure-text.ts'
import type { BulkChange, BulkReport as Report } from './use-bulk-change.ts'

/** The result of a bulk change, with a button to undo it. */
export function BulkReport({ bulk: { report, isUndoing, undo } }: { bulk: BulkChange }) {
  const { t } = useTexts(adsTexts)
  const place = useRef<HTMLDivElement>(null)
  // the bar with the pressed button is removed together with the selection
  useLayoutEffect(() => {
    if (report) place.current?.focus()
  }, [report])
  if (!report) return null
  const { change_id, results, what } = report
  const count = results.filter(({ refused }) => refused === null).length
  return (
    <div ref={place} tabIndex={-1} role="status" className="notice flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow font-medium">{t('ad_bulk_done', { action: t(LABELS[what]), count })}</p>
      {change_id !== null && (
        <Button variant="quiet" isWorking={isUndoing} onClick={() => undo(change_id)}>
          {t('ad_bulk_undo')}
        </Button>
      )}
      <Refused report={report} />
    </div>
  )
}

const LABELS = {
  pause: 'ad_pause',
  resume: 'ad_resume',
  renew: 'ad_renew',
  mark_sold: 'ad_mark_sold',
  prices: 'ad_bulk_prices',
  undo: 'ad_bulk_undo',
} as const satisfies Record<Report['what'], string>

/** The ads that did not change, each with the reason. */
function Refused({ report: { results, ads } }: { report: Report }) {
  const { t, lang } = useTexts(adsTexts)
  const items = results.flatMap(({ car_id, refused }) => {
    const ad = ads.find(({ id }) => id === car_id)
    if (refused === null) return []
    const name = ad ? carTitle({ ...ad, custom_model: null }, lang) : t('ad_gone')
    const to = ad && refused !== 'gone' ? `/car/${car_id}` : null
    return [{ key: car_id, name, to, reason: refusalText(refused, t) }]
  })
  return (
    items.length > 0 && (
      <div className="basis-full">
        <SkippedList items={items} />
      </div>
    )
  )
}
