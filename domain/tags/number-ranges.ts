import { NUMBER_BOUNDS, stepOf, type NumericType } from './condition-kinds.ts'
import { asNumber } from './evaluate-condition.ts'
import type { TagCondition } from './tag-rule.ts'

/** Both ends are included. */
export type Range = readonly [from: number, to: number]

/** The sorted ranges that a numeric condition allows; null if it has no valid value. */
export function rangesOf(condition: TagCondition & { type: NumericType }): Range[] | null {
  const { type, operator, value, value2 } = condition
  const { min, max } = NUMBER_BOUNDS[type]
  if (operator === 'in' || operator === 'not_in') {
    const listed = (Array.isArray(value) ? value : []).flatMap((entry): Range[] => {
      const number = asNumber(entry)
      return number === null ? [] : [[number, number]]
    })
    if (!listed.length) return null
    const sorted = listed.toSorted(([a], [b]) => a - b)
    return operator === 'in' ? sorted.filter(([at]) => at >= min && at <= max) : without(type, sorted)
  }
  const wanted = asNumber(value)
  if (wanted === null) return null
  switch (operator) {
    case 'less_than':
      return range(type, min, before(type, wanted))
    case 'greater_than':
      return range(type, after(type, wanted), max)
    case 'equals':
      return range(type, wanted, wanted)
    case 'between': {
      const upper = asNumber(value2)
      return upper === null ? null : range(type, wanted, upper)
    }
    default:
      return null
  }
}

/**
 * The complement of the ranges within the possible values.
 * @param ranges sorted
 */
export function without(type: NumericType, ranges: readonly Range[]): Range[] {
  const { min, max } = NUMBER_BOUNDS[type]
  const starts = [min, ...ranges.map(([, to]) => after(type, to))]
  const ends = [...ranges.map(([from]) => before(type, from)), max]
  return starts.flatMap((from, at) => range(type, from, ends[at] ?? max))
}

export const overlap = (some: readonly Range[], others: readonly Range[]): Range[] =>
  some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): Range[] => {
      const shared: Range = [Math.max(from, start), Math.min(to, end)]
      return shared[0] <= shared[1] ? [shared] : []
    }),
  )

function range(type: NumericType, from: number, to: number): Range[] {
  const { min, max } = NUMBER_BOUNDS[type]
  const isWhole = stepOf(type) === 1
  const [start, end] = [Math.max(min, isWhole ? Math.ceil(from) : from), Math.min(max, isWhole ? Math.floor(to) : to)]
  return start <= end ? [[start, end]] : []
}

const before = (type: NumericType, value: number): number =>
  stepOf(type) === 1 ? Math.ceil(value) - 1 : value - stepOf(type)

const after = (type: NumericType, value: number): number =>
  stepOf(type) === 1 ? Math.floor(value) + 1 : value + stepOf(type)
