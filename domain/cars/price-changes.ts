import { priceSteps, type AskedPrice } from './price-steps.ts'

export interface PriceChange {
  /** Riyals; negative if the price was lowered. */
  by: number
  changed_at: string
}

/** Changes from one price to another since publication, latest first. */
export function priceChanges(
  priceHistory: readonly AskedPrice[],
  publishedAt: Date | string,
  most: number,
): PriceChange[] {
  const sincePublication = new Date(publishedAt).getTime()
  const steps = priceSteps(priceHistory)
  return steps
    .flatMap(({ price, since }, place) => {
      const before = steps[place - 1]?.price ?? null
      return price !== null && before !== null && since > sincePublication
        ? [{ by: price - before, changed_at: new Date(since).toISOString() }]
        : []
    })
    .toReversed()
    .slice(0, most)
}
