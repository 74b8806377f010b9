import type { PricePage } from '#contract/prices.ts'
import { formatMonth } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { monthNumber } from '#domain/prices/price-change.ts'
import { roundMarks } from '#domain/prices/plot-scale.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { acrossOf, Plot, upOf } from '#web/ui/plot.tsx'
import { FigureTable } from './figure-table.tsx'

const RADIUS = 5

/** The median of each month as a line. Renders nothing before there are two. */
export function MonthPlot({ months }: Pick<PricePage, 'months'>) {
  const { t, lang } = useTexts(priceTexts)
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || first === last) return null
  const marks = roundMarks(months.map(({ middle }) => middle))
  const up = upOf(marks)
  const across = acrossOf([monthNumber(first.month), monthNumber(last.month)], lang)
  const points = months.map(({ month, middle }) => ({ month, x: across(monthNumber(month)), y: up(middle) }))
  return (
    <Plot
      title={t('prices_months')}
      label={t('prices_months_plot', {
        first: formatPrice(first.middle, lang),
        from: formatMonth(first.month, lang),
        last: formatPrice(last.middle, lang),
        to: formatMonth(last.month, lang),
      })}
      note={[t('prices_months_note'), months.some(({ is_demo }) => is_demo) && t('prices_months_demo')]
        .filter(Boolean)
        .join(' ')}
      marks={marks}
      names={[first, last].map(({ month }) => ({
        name: formatMonth(month, lang),
        at: across(monthNumber(month)),
        isLast: month === last.month,
      }))}
      tableTitle={t('prices_table')}
      table={
        <FigureTable
          title={t('prices_months')}
          column={t('prices_month')}
          rows={months
            .toReversed()
            .map(({ month, ...figures }) => ({ key: month, name: formatMonth(month, lang), figures }))}
        />
      }
    >
      {points.slice(1).map((point, at) => {
        const { x = 0, y = 0 } = points[at] ?? {}
        return <line key={point.month} x1={`${x}%`} y1={y} x2={`${point.x}%`} y2={point.y} className="drawn-trend" />
      })}
      {points.map(({ month, x, y }) => (
        <circle key={month} cx={`${x}%`} cy={y} r={RADIUS} className="drawn-dot" />
      ))}
    </Plot>
  )
}
