import type { DealDay } from '#contract/deals.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DayBars } from '#web/ui/day-bars.tsx'
import { ItemTable } from '#web/ui/item-table.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { everyDay } from './every-day.ts'

const COUNTS = [
  { name: 'views', label: 'deal_views' },
  { name: 'clicks', label: 'deal_clicks' },
  { name: 'copies', label: 'deal_copies' },
] as const

/** What visitors did with a deal on each day, as plots with a table behind them. */
export function DealCounts({ days }: { days: readonly DealDay[] }) {
  const { t, lang } = useTexts(adminDealTexts)
  const shown = everyDay(days)
  return (
    <Panel title={t('deal_counts')}>
      {shown.length === 0 ? (
        <p className="text-muted">{t('deal_counts_none')}</p>
      ) : (
        <>
          <div className="three-columns gap-4">
            {COUNTS.map(({ name, label }) => (
              <DayBars key={name} label={t(label)} days={shown.map((one) => ({ day: one.day, count: one[name] }))} />
            ))}
          </div>
          <details>
            <summary className="link min-h-11 w-fit cursor-pointer content-center">{t('deal_counts_table')}</summary>
            <ScrollBox label={t('deal_counts')} className="max-h-96">
              <ItemTable
                items={days.toReversed()}
                keyOf={({ day }) => day}
                caption={t('deal_counts')}
                columns={[
                  { key: 'day', title: t('deal_day'), renderCell: ({ day }) => formatDate(day, lang) },
                  ...COUNTS.map(({ name, label }) => ({
                    key: name,
                    title: t(label),
                    renderCell: (one: DealDay) => <bdi>{formatNumber(one[name], lang)}</bdi>,
                  })),
                ]}
              />
            </ScrollBox>
          </details>
        </>
      )}
    </Panel>
  )
}
