import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface DayCount {
  /** ISO date such as `2026-06-15`. */
  day: string
  count: number
}

interface Summary {
  first: DayCount
  last: DayCount
  /** The day with the highest count. */
  most: DayCount
  total: number
}

interface Props {
  label: string
  days: readonly DayCount[]
  /** Returns a sentence as text alternative. */
  describe: (summary: Summary) => string
}

const HEIGHT = 40
/** Widths of a day and its bar, in units of the view box. */
const STEP = 8
const COLUMN = 6
/** Height of a bar for zero, in units of the view box. */
const LEAST = 1

/** A bar per day in reading direction, with the total. */
export function DayBars({ label, days, describe }: Props) {
  const { lang } = useTexts()
  const [first = { day: '', count: 0 }] = days
  const last = days.at(-1) ?? first
  const most = days.reduce((best, one) => (one.count > best.count ? one : best), first)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-2 text-sm">
        <span>{label}</span>
        <bdi className="font-semibold">{formatNumber(total, lang)}</bdi>
      </figcaption>
      <svg
        role="img"
        aria-label={describe({ first, last, most, total })}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 h-16 w-full text-brand rtl:-scale-x-100"
      >
        {days.map(({ day, count }, at) => {
          const height = count ? Math.max(LEAST * 3, (count / most.count) * HEIGHT) : LEAST
          return (
            <rect
              key={day}
              x={at * STEP}
              y={HEIGHT - height}
              width={COLUMN}
              height={height}
              fill="currentColor"
              opacity={count ? 1 : 0.35}
            />
          )
        })}
      </svg>
      <p className="flex justify-between text-sm text-muted" aria-hidden="true">
        <span>{formatDate(first.day, lang)}</span>
        <span>{formatDate(last.day, lang)}</span>
      </p>
    </figure>
  )
}
