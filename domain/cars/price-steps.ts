/** A price, null on request, applies from `asked_at` until the next entry, the last one until now. */
export type AskedPrice = { price: number | null; asked_at: Date | string }

/** In order. Saving an ad again at the same price does not interrupt that price. */
export const priceSteps = (price_history: readonly AskedPrice[]): { price: number | null; since: number }[] =>
  price_history
    .map(({ price, asked_at }) => ({ price, since: new Date(asked_at).getTime() }))
    .toSorted((a, b) => a.since - b.since)
    .filter(({ price }, place, sorted) => price !== sorted[place - 1]?.price)
