import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { formatNumber } from '#domain/format/format-number.ts'
import { truncate } from '#domain/text/truncate.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { chartHeight, NAMES } from './chart-height.ts'
import type { Figures } from './figures.ts'
import { useInsightTexts } from './use-insight-texts.ts'

const COLORS = ['var(--color-brand)', 'var(--color-saffron)']
const TICK = { fill: 'var(--color-muted)', fontSize: 12 }
const TOOLTIP = {
  background: 'var(--color-floating)',
  border: '1px solid var(--color-line)',
  borderRadius: 8,
  color: 'var(--color-ink)',
}
/** SVG text anchors depend on the text direction, so it is fixed. For Arabic the axes are reversed instead. */
const CANVAS = { direction: 'ltr' } as const

interface Props {
  title: string
  figures: Figures
}

/** A chart of the most significant columns. Its values can be read with the arrow keys. */
export function InsightChart({ title, figures }: Props) {
  const { lang } = useInsightTexts()
  const { columns, charted, rows, kind } = figures
  const data = rows.map(({ label, values }) => ({
    label,
    ...Object.fromEntries(charted.map((at) => [`column${at}`, values[at]])),
  }))
  const series = charted.map((at, place) => ({ key: `column${at}`, name: columns[at] ?? '', color: COLORS[place % 2] }))
  return kind === 'bars' ? (
    <Bars title={title} data={data} series={series} lang={lang} height={chartHeight(figures)} />
  ) : (
    <div className="two-columns gap-4">
      {series.map((one) => (
        <SeriesChart key={one.key} data={data} series={one} lang={lang} height={chartHeight(figures)} />
      ))}
    </div>
  )
}

interface Series {
  key: string
  name: string
  color: string | undefined
}
interface ChartProps {
  data: readonly { label: string }[]
  lang: Lang
}

const sideOf = (lang: Lang) => (directionOf(lang) === 'rtl' ? 'right' : 'left')
const inWords = (lang: Lang) => (value: unknown) => (typeof value === 'number' ? formatNumber(value, lang) : '–')

/** Lays out names in the direction of the language, although that of the chart is fixed. */
const nameTick = (lang: Lang) => ({
  ...TICK,
  lineHeight: `${NAMES.line}px`,
  ...(directionOf(lang) === 'rtl' && { direction: 'rtl', textAnchor: 'end' as const }),
})
/** Isolates a date, which begins with a number, so that it is laid out in the direction of the language. */
const isolated = (label: unknown) => `\u2068${String(label)}\u2069`

/** Lines break at spaces, so that they are not full. */
const MOST_LETTERS = Math.floor(NAMES.letters * NAMES.lines * 0.8)

/** Truncates words that do not fit a line, and names that do not fit the lines. The tooltip and the table have them whole. */
function inLines(name: string): string {
  return truncate(name, MOST_LETTERS).replaceAll(new RegExp(`(\\S{${NAMES.letters - 1}})\\S{2,}`, 'gu'), '$1…')
}

const inInk = (name: unknown) => <bdi className="text-ink">{String(name)}</bdi>

interface BarsProps extends ChartProps {
  title: string
  series: readonly Series[]
  height: number
}

function Bars({ title, data, series, lang, height }: BarsProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...data]} layout="vertical" title={title} style={CANVAS} margin={{ top: 8, bottom: 8 }}>
        <CartesianGrid horizontal={false} stroke="var(--color-line)" />
        <XAxis type="number" reversed={directionOf(lang) === 'rtl'} tick={TICK} tickFormatter={inWords(lang)} />
        <YAxis
          type="category"
          dataKey="label"
          orientation={sideOf(lang)}
          width={NAMES.width}
          tick={nameTick(lang)}
          tickFormatter={inLines}
          interval={0}
        />
        <Tooltip
          contentStyle={TOOLTIP}
          cursor={{ fill: 'var(--color-sunken)' }}
          labelFormatter={isolated}
          formatter={inWords(lang)}
          itemSorter="dataKey"
        />
        {series.length > 1 && <Legend formatter={inInk} />}
        {series.map(({ key, name, color = '' }) => (
          <Bar key={key} dataKey={key} name={name} fill={color} maxBarSize={28} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** A line chart over time, in reading direction. */
function SeriesChart({ data, series, lang, height }: ChartProps & { series: Series; height: number }) {
  const { key, name } = series
  return (
    <figure>
      <figcaption className="text-sm font-medium">{name}</figcaption>
      <ResponsiveContainer width="100%" height={height}>
        <LineChart data={[...data]} title={name} style={CANVAS} margin={{ top: 8, bottom: 8 }}>
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="label"
            reversed={directionOf(lang) === 'rtl'}
            tick={TICK}
            tickFormatter={isolated}
            minTickGap={60}
          />
          <YAxis
            orientation={sideOf(lang)}
            width={48}
            tick={TICK}
            allowDecimals={false}
            tickFormatter={inWords(lang)}
          />
          <Tooltip contentStyle={TOOLTIP} labelFormatter={isolated} formatter={inWords(lang)} />
          <Line dataKey={key} name={name} stroke="var(--color-brand)" dot={false} isAnimationActive={false} />
        </LineChart>
      </ResponsiveContainer>
    </figure>
  )
}
