import type { PricePage } from '#contract/prices.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { LAST_MILEAGE, MILEAGE_STEP } from '#domain/prices/price-rules.ts'
import { roundMarks } from '#domain/prices/plot-scale.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { acrossOf, Plot, upOf } from '#web/ui/plot.tsx'
import { FigureTable } from './figure-table.tsx'

const RADIUS = 5
/** The width of a bar, in percent. */
const WIDTH = 3

/** The middle half of the prices of each range of mileage as a bar. Renders nothing before there are two. */
export function MileagePlot({ mileages, isInAllCities }: Pick<PricePage, 'mileages'> & { isInAllCities: boolean }) {
  const { t, lang } = useTexts(priceTexts)
  const [first, last] = [mileages[0], mileages.at(-1)]
  if (!first || !last || first === last) return null
  const nameOf = ({ from, to }: { from: number; to: number | null }) =>
    to === null
      ? t('prices_mileage_from', { from: formatNumber(from, lang) })
      : t('prices_mileage_range', { from: formatNumber(from, lang), to: formatNumber(to, lang) })
  const marks = roundMarks(mileages.flatMap(({ lower, upper }) => [lower, upper]))
  const up = upOf(marks)
  const across = acrossOf([0, LAST_MILEAGE / MILEAGE_STEP], lang)
  const placeOf = (from: number) => across(from / MILEAGE_STEP)
  return (
    <Plot
      title={t('prices_mileages')}
      label={t('prices_mileages_plot', {
        first: formatPrice(first.middle, lang),
        from: nameOf(first),
        last: formatPrice(last.middle, lang),
        to: nameOf(last),
      })}
      note={[isInAllCities && t('prices_mileages_in_all'), t('prices_mileages_note')].filter(Boolean).join(' ')}
      marks={marks}
      names={mileages.map(({ from, to }) => ({
        name: to === null ? `${from / 1000}+` : String(from / 1000),
        at: placeOf(from),
      }))}
      tableTitle={t('prices_table')}
      table={
        <FigureTable
          title={t('prices_mileages')}
          column={t('prices_mileage')}
          rows={mileages.map(({ from, to, ...figures }) => ({ key: from, name: nameOf({ from, to }), figures }))}
        />
      }
    >
      {mileages.map(({ from, lower, middle, upper }) => (
        <g key={from}>
          <rect
            x={`${placeOf(from) - WIDTH / 2}%`}
            width={`${WIDTH}%`}
            y={up(upper)}
            height={Math.max(1, up(lower) - up(upper))}
            rx={4}
            className="drawn-bar"
          />
          <circle cx={`${placeOf(from)}%`} cy={up(middle)} r={RADIUS} className="drawn-dot" />
        </g>
      ))}
    </Plot>
  )
}
