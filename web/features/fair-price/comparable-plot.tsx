import type { PricePosition } from '#contract/fair-price.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { roundMarks } from '#domain/prices/plot-scale.ts'
import { fairPriceTexts } from '#web/texts/fair-price/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { acrossOf, Plot, upOf } from '#web/ui/plot.tsx'
import { ComparableTable } from './comparable-table.tsx'

const RADIUS = 5
const OWN_RADIUS = 8
/** Dots beyond as many times the expected price are left out, which would squeeze all others. */
const MOST_TIMES = 3
/** The expected price is an exponential curve, drawn in as many pieces. */
const PIECES = 8

interface Props {
  car: { year: number; mileage: number }
  fair: NonNullable<PricePosition['fair_price']>
  position: Pick<PricePosition, 'price' | 'comparables'>
}

/** The comparable ads and the car by mileage and price, with what such a car is expected to cost. */
export function ComparablePlot({ car, fair, position: { price, comparables } }: Props) {
  const { t, lang } = useTexts(fairPriceTexts)
  const isDrawn = (amount: number) => amount < fair.expected * MOST_TIMES && amount > fair.expected / MOST_TIMES
  const drawn = comparables.filter((other) => isDrawn(other.price))
  const prices = [
    ...drawn.map((other) => other.price),
    fair.expected,
    ...(price !== null && isDrawn(price) ? [price] : []),
  ]
  const mileages = [...drawn.map(({ mileage }) => mileage), car.mileage]
  const marks = roundMarks(prices)
  const columns = roundMarks(mileages)
  const up = upOf(marks)
  const [least = 0, most = 0] = [columns[0], columns.at(-1)]
  const across = acrossOf([least, most], lang)
  const expectedAt = (mileage: number) =>
    fair.expected * (1 + fair.per_10000_km_percent / 100) ** ((mileage - car.mileage) / 10_000)
  const curve = Array.from({ length: PIECES + 1 }, (_, at) => {
    const mileage = Math.min(...mileages) + ((Math.max(...mileages) - Math.min(...mileages)) * at) / PIECES
    return { x: across(mileage), y: up(expectedAt(mileage)) }
  })
  const own = price !== null && isDrawn(price) ? { price, x: across(car.mileage), y: up(price) } : null
  return (
    <Plot
      title={t('fair_plot')}
      Heading="h3"
      label={[
        t('fair_plot_label', {
          ads: t('price_ads', { count: drawn.length }),
          from: formatMileage(Math.min(...drawn.map(({ mileage }) => mileage)), lang),
          to: formatMileage(Math.max(...drawn.map(({ mileage }) => mileage)), lang),
          lower: formatPrice(Math.min(...drawn.map((other) => other.price)), lang),
          upper: formatPrice(Math.max(...drawn.map((other) => other.price)), lang),
          expected: formatPrice(fair.expected, lang),
        }),
        own && t('fair_plot_own', { price: formatPrice(own.price, lang), mileage: formatMileage(car.mileage, lang) }),
      ]
        .filter(Boolean)
        .join(' ')}
      note={t('fair_plot_note', { year: String(car.year) })}
      marks={marks}
      names={columns.map((mileage) => ({ name: formatNumber(mileage / 1000, lang), at: across(mileage) }))}
      tableTitle={t('fair_table')}
      table={<ComparableTable comparables={comparables} />}
    >
      {curve.slice(1).map((point, at) => {
        const { x = 0, y = 0 } = curve[at] ?? {}
        return <line key={point.x} x1={`${x}%`} y1={y} x2={`${point.x}%`} y2={point.y} className="drawn-trend" />
      })}
      {drawn.map((other) => (
        <circle
          key={other.id}
          cx={`${across(other.mileage)}%`}
          cy={up(other.price)}
          r={RADIUS}
          className={other.year === car.year ? 'drawn-dot' : 'drawn-other'}
        />
      ))}
      {own && <circle cx={`${own.x}%`} cy={own.y} r={OWN_RADIUS} className="drawn-own" />}
    </Plot>
  )
}
