import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { DayBars, type DayCount } from '#web/ui/day-bars.tsx'

interface Props {
  label: string
  days: readonly DayCount[]
}

/** A bar per day, with a sentence as text alternative. */
export function CountPlot({ label, days }: Props) {
  const { t, lang } = useTexts(adminDealTexts)
  return (
    <DayBars
      label={label}
      days={days}
      describe={({ first, last, most, total }) =>
        t(total ? 'deal_plot' : 'deal_plot_none', {
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
