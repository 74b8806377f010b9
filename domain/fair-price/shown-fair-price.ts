import type { FairPrice } from './estimate-price.ts'
import { isLabel, labelLimits, labelPrice, labelWithin, type LabelLimits, type PriceLabel } from './price-label.ts'

/** What buyers see of a fair price beside an ad; its limits tell the label of any price. */
export interface ShownFairPrice {
  /** In riyals. */
  expected: number
  /** The number of comparable ads. */
  count: number
  limits: LabelLimits
}

/** Null if the comparable cars differ too much for a label. */
export function showFairPrice(fair: FairPrice): ShownFairPrice | null {
  if (labelPrice(fair.expected, fair) === 'scattered') return null
  return { expected: fair.expected, count: fair.count, limits: labelLimits(fair) }
}

/** The label of an amount, such as that of an offer; null if there is none. */
export function labelAmount(amount: number | null, fair: ShownFairPrice | null): PriceLabel | null {
  if (amount === null || !fair) return null
  const label = labelWithin(amount, fair)
  return isLabel(label) ? label : null
}

const PART = 20

/**
 * Where an amount lies on a scale with a fifth for each label.
 * @returns a whole number from 0 to 100
 */
export function placeOfAmount(amount: number, { great, good, usual, high }: LabelLimits): number {
  const ends = [2 * great - good, great, good, usual, high, 2 * high - usual]
  const part = ends.slice(1, -1).filter((end) => amount > end).length
  const [from, to] = [ends[part] ?? 0, ends[part + 1] ?? 0]
  const share = (amount - from) / Math.max(1, to - from)
  return Math.round(PART * (part + Math.min(1, Math.max(0, share))))
}
