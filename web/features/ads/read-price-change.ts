import type { PriceChange } from '#domain/ads/changed-price.ts'
import { parseNumber } from '#domain/text/parse-number.ts'

export const DIRECTIONS = ['lower', 'raise'] as const
export const UNITS = ['riyals', 'percent'] as const

interface Typed {
  direction: (typeof DIRECTIONS)[number]
  unit: (typeof UNITS)[number]
  number: string
}

const MOST_PERCENT = 90

/** Null for an empty or implausible change, such as one of more than 90 percent. */
export function readPriceChange({ direction, unit, number }: Typed): PriceChange | null {
  const value = parseNumber(number.replace(/[%٪]/g, ''))
  if (value === null || value <= 0) return null
  const sign = direction === 'lower' ? -1 : 1
  if (unit === 'percent') return value <= MOST_PERCENT ? { by: 'percent', percent: sign * value } : null
  return Number.isInteger(value) ? { by: 'amount', riyals: sign * value } : null
}
