import type { FacetValue, Facets } from '#contract/search.ts'
import { PRICE_STEPS } from '#domain/search/numbers/range-steps.ts'
import type { RangeName } from '#domain/search/chips/filters.ts'

/**
 * The steps of a range in ascending order, each from its start to the next. The first includes everything below, the
 * last everything above. A handle stands at the start of a step, or, as the upper end, behind the last.
 */
export interface RangeScale {
  starts: readonly number[]
  /** The number of cars in each step. */
  counts: readonly number[]
  /** What an upper end at the start of a step is below it: 1 for years, which are whole. */
  gap: 0 | 1
}

/** The positions of both handles. */
export interface Handles {
  from: number
  to: number
}

interface Ends {
  min: number | undefined
  max: number | undefined
}

const YEARS = 20

/** Null for ranges without a plot, and if there is nothing to choose from. */
export function rangeScale(
  range: RangeName,
  { price, year }: Partial<Pick<Facets, 'price' | 'year'>>,
): RangeScale | null {
  if (range === 'price') return scaleOf(PRICE_STEPS, price, 0)
  const newest = Number(year?.[0]?.value)
  if (range !== 'year' || !newest) return null
  const oldest = Math.max(newest - YEARS + 1, Number(year?.at(-1)?.value))
  return scaleOf(
    Array.from({ length: newest - oldest + 1 }, (_, at) => oldest + at),
    year,
    1,
  )
}

function scaleOf(starts: readonly number[], values: readonly FacetValue[] = [], gap: RangeScale['gap']) {
  if (values.length < 2) return null
  const counts = starts.map(() => 0)
  for (const { value, count } of values) counts[stepOf(starts, Number(value))]! += count
  return { starts, counts, gap }
}

const stepOf = (starts: readonly number[], value: number): number =>
  Math.max(
    starts.findLastIndex((start) => start <= value),
    0,
  )

export function handlesOf({ starts, gap }: RangeScale, { min, max }: Ends): Handles {
  const last = starts.length
  const from = min === undefined ? 0 : stepOf(starts, min)
  const to = max === undefined ? -1 : starts.findIndex((start, at) => at > from && start - gap >= max)
  return { from, to: to === -1 ? last : to }
}

/** Undefined at the ends of the scale. */
export function endsOf({ starts, gap }: RangeScale, { from, to }: Handles): Ends {
  const next = starts[to]
  return { min: from === 0 ? undefined : starts[from], max: next === undefined ? undefined : next - gap }
}
