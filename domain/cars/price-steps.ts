/** A price is asked from `asked_at` until the next entry begins; the last one until now. */
export type AskedPrice = { price: number; asked_at: Date | string }

/** In order. An ad saved again at the same price does not break the days of that price in two. */
export const priceSteps = (price_history: readonly AskedPrice[]): { price: number; since: number }[] =>
  price_history
    .map(({ price, asked_at }) => ({ price, since: new Date(asked_at).getTime() }))
    .toSorted((a, b) => a.since - b.since)
    .filter(({ price }, place, sorted) => price !== sorted[place - 1]?.price)
