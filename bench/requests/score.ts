import type { Random } from '#server/features/demo/random.ts'
import { isOverFiltered, valuesOf } from '../../scripts/readings.ts'

/** How well a reading is that of a person. Readings are normalised. */
export interface FrameScore {
  isExact: boolean
  isOver: boolean
  /** Harmonic mean of precision and recall of the filters, of the acceptable reading that fits best. */
  f1: number
  /** Whether nothing was read; null where something is meant. */
  abstained: boolean | null
}

export function scoreFrame(read: string, readings: readonly string[]): FrameScore {
  return {
    isExact: readings.includes(read),
    isOver: isOverFiltered(read, readings),
    f1: Math.max(...readings.map((meant) => f1(valuesOf(read), valuesOf(meant)))),
    abstained: readings.every((reading) => reading === '') ? read === '' : null,
  }
}

function f1(read: readonly string[], meant: readonly string[]): number {
  if (read.length + meant.length === 0) return 1
  return (2 * read.filter((value) => meant.includes(value)).length) / (read.length + meant.length)
}

/** The share of the ads on a first page that fit; of the acceptable reading that fits best. An empty page has none. */
export const precisionOf = (shown: readonly string[], fitting: readonly ReadonlySet<string>[]): number =>
  shown.length && Math.max(...fitting.map((ids) => shown.filter((id) => ids.has(id)).length / shown.length))

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)

const RESAMPLES = 1000

/** The middle 95 % of the mean of values when they are drawn anew with replacement. */
export function intervalOf(values: readonly number[], random: Random): [from: number, to: number] {
  const means = Array.from({ length: RESAMPLES }, () => meanOf(values.map(() => random.pick(values)))).toSorted(
    (one, other) => one - other,
  )
  return [means[Math.floor(RESAMPLES * 0.025)] ?? 0, means[Math.floor(RESAMPLES * 0.975)] ?? 0]
}
