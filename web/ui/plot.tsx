import { useId } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Lang } from '#domain/language.ts'
import { linearScale } from '#domain/prices/plot-scale.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from './elements.tsx'

/** In pixels. Widths are in percent, so that letters keep their size on any screen. */
const TOP = 24
const BOTTOM = 208
const NAMES_AT = 232

/** Time and mileage run in reading direction, beside the prices at its start. */
export const acrossOf = (values: readonly [number, number], lang: Lang) =>
  linearScale(values, lang === 'ar' ? [76, 6] : [24, 94])

export const upOf = (marks: readonly number[]) => linearScale([marks[0] ?? 0, marks.at(-1) ?? 1], [BOTTOM, TOP])

interface Named {
  name: string
  /** In percent. */
  at: number
  /** Whether it ends where the plot ends, since half of it would be cut. */
  isLast?: boolean
}

interface Props {
  title: string
  Heading?: 'h2' | 'h3'
  /** A sentence as text alternative. */
  label: string
  note: string
  /** Prices at the lines. */
  marks: readonly number[]
  /** Names below the plot. */
  names: readonly Named[]
  table: Elements
  /** The name of the table. */
  tableTitle: string
  children: Elements
}

/** A plot of prices as SVG, with the table behind it. */
export function Plot({ title, Heading = 'h2', label, note, marks, names, table, tableTitle, children }: Props) {
  const { lang } = useTexts()
  const id = useId()
  const up = upOf(marks)
  const start = lang === 'ar' ? { x: '100%', textAnchor: 'end' as const } : { x: 0, textAnchor: 'start' as const }
  const end = lang === 'ar' ? { x: 0, textAnchor: 'start' as const } : { x: '100%', textAnchor: 'end' as const }
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-xl font-bold' : 'font-semibold'}>
        {title}
      </Heading>
      <svg role="img" aria-labelledby={`${id}-label`} className="price-drawing">
        <title id={`${id}-label`}>{label}</title>
        {marks.map((mark) => (
          <g key={mark}>
            <line x1="0" x2="100%" y1={up(mark)} y2={up(mark)} className="drawn-line" />
            <text {...start} y={up(mark) - 4}>
              {formatNumber(mark, lang)}
            </text>
          </g>
        ))}
        {children}
        {names.map(({ name, at, isLast }) => (
          <text key={name} {...(isLast ? end : { x: `${at}%`, textAnchor: 'middle' })} y={NAMES_AT}>
            {name}
          </text>
        ))}
      </svg>
      <p className="text-sm text-muted">{note}</p>
      <details className="price-details">
        <summary className="link">{tableTitle}</summary>
        {table}
      </details>
    </section>
  )
}
