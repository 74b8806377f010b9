/** The price that applied from `asked_at` until the next entry; the last entry still applies. Null: on request. */
export type AskedPrice = { price: number | null; asked_at: Date | string }

/** Sorts the entries and merges consecutive ones with the same price. */
export const priceSteps = (priceHistory: readonly AskedPrice[]): { price: number | null; since: number }[] =>
  priceHistory
    .map(({ price, asked_at }) => ({ price, since: new Date(asked_at).getTime() }))
    .toSorted((a, b) => a.since - b.since)
    .filter(({ price }, place, sorted) => price !== sorted[place - 1]?.price)
