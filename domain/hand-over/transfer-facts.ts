import type { FactUnit } from '#domain/facts/fact-kinds.ts'

/** The facts of the prices that Absher's sale of vehicles accepts. */
export const BOUND_FACTS = ['absher-sale-min', 'absher-sale-max'] as const
/** What the sheet cites. */
export const SHEET_FACTS = ['transfer-fee-private', ...BOUND_FACTS] as const

interface Known {
  key: string
  value: number | null
  unit: FactUnit | null
}

/** Whether a price is outside of the bounds. One whose fact was deleted, or is not a number, is unknown. */
export function isOutsideBounds(price: number, facts: readonly Known[]): boolean {
  const [min, max] = BOUND_FACTS.map((wanted) => facts.find(({ key, unit }) => key === wanted && unit === 'sar')?.value)
  return price < (min ?? 0) || price > (max ?? Infinity)
}
