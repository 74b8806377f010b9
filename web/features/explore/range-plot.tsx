import type { ChangeEvent } from 'react'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { endsOf, type Handles, type RangeScale } from './range-scale.ts'

interface Props {
  title: string
  scale: RangeScale
  handles: Handles
  /** A value in words. */
  shown: (value: number) => string
  onMove: (handles: Handles) => void
}

/** The number of cars at each step as bars, with a handle for each end of the range. */
export function RangePlot({ title, scale, handles, shown, onMove }: Props) {
  const { t } = useTexts(exploreTexts)
  const { starts, counts } = scale
  const { from, to } = handles
  const { min, max } = endsOf(scale, handles)
  const last = starts.length
  const isWithin = (step: number) => step >= from && step < to
  const handle = { min: 0, max: last, className: 'range-handle' } as const
  const valueOf = ({ target }: ChangeEvent<HTMLInputElement>) => Number(target.value)
  return (
    <div className="range-plot needs-script">
      <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
        <path d={barsOf(counts, (step) => !isWithin(step))} />
        <path d={barsOf(counts, isWithin)} className="text-brand" />
      </svg>
      <input
        type="range"
        {...handle}
        value={from}
        onChange={(event) => onMove({ from: Math.min(valueOf(event), to - 1), to })}
        aria-label={t('filter_handle_min', { title })}
        aria-valuetext={min === undefined ? t('filter_no_min') : shown(min)}
        style={{ zIndex: from > last / 2 ? 1 : undefined }}
      />
      <input
        type="range"
        {...handle}
        value={to}
        onChange={(event) => onMove({ from, to: Math.max(valueOf(event), from + 1) })}
        aria-label={t('filter_handle_max', { title })}
        aria-valuetext={max === undefined ? t('filter_no_max') : shown(max)}
      />
    </div>
  )
}

/** A path of some bars, in units of one step and of the highest bar. The lowest bars remain visible. */
function barsOf(counts: readonly number[], isIn: (step: number) => boolean): string {
  const most = Math.max(...counts, 1)
  return counts
    .map((count, at) =>
      count && isIn(at) ? `M${at + 0.1} 1V${(1 - Math.max(count / most, 0.04)).toFixed(2)}h.8V1z` : '',
    )
    .join('')
}
