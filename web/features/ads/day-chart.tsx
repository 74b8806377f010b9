import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DayBars, type DayCount } from '#web/ui/day-bars.tsx'

/** A bar per day, with a sentence as text alternative. */
export function DayChart({ label, days }: { label: string; days: readonly DayCount[] }) {
  const { t, lang } = useTexts(adsTexts)
  return (
    <DayBars
      label={label}
      days={days}
      describe={({ first, last, most, total }) =>
        t(total ? 'ad_chart' : 'ad_chart_none', {
          name: label,
          from: formatDate(first.day, lang),
          to: formatDate(last.day, lang),
          total: formatNumber(total, lang),
          most: formatNumber(most.count, lang),
          day: formatDate(most.day, lang),
        })
      }
    />
  )
}
