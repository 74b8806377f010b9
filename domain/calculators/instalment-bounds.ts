import type { NumberBounds } from './typed-number.ts'

const MOST_RIYALS = 10_000_000

/** Bounds of the numbers that instalments are computed from. */
export const INSTALMENT_BOUNDS = {
  price: { min: 1, max: MOST_RIYALS },
  down: { min: 0, max: MOST_RIYALS },
  months: { min: 1, max: 120, isWhole: true },
  rate: { min: 0, max: 100 },
  last: { min: 0, max: MOST_RIYALS },
  monthly: { min: 0, max: MOST_RIYALS },
} as const satisfies Record<string, NumberBounds>
export type InstalmentNumber = keyof typeof INSTALMENT_BOUNDS
