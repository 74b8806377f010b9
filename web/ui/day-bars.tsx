import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface DayCount {
  /** ISO date such as `2026-06-15`. */
  day: string
  count: number
}

interface Props {
  label: string
  days: readonly DayCount[]
}

const HEIGHT = 40
/** Widths of a day and its bar, in units of the view box. */
const STEP = 8
const COLUMN = 6
/** Height of a bar for zero, in units of the view box. */
const LEAST = 1

/** A bar per day in reading direction, with the total, and a sentence as text alternative. */
export function DayBars({ label, days }: Props) {
  const { lang, t } = useTexts(listsTexts)
  const [first = { day: '', count: 0 }] = days
  const last = days.at(-1) ?? first
  const most = days.reduce((best, one) => (one.count > best.count ? one : best), first)
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const sentence = t(total ? 'list_days' : 'list_days_none', {
    name: label,
    from: formatDate(first.day, lang),
    to: formatDate(last.day, lang),
    total: formatNumber(total, lang),
    most: formatNumber(most.count, lang),
    day: formatDate(most.day, lang),
  })
  return (
    <figure className="min-w-0">
      <figcaption className="flex justify-between gap-2 text-sm">
        <span>{label}</span>
        <bdi className="font-semibold">{formatNumber(total, lang)}</bdi>
      </figcaption>
      <svg
        role="img"
        aria-label={sentence}
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
