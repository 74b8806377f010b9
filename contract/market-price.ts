import { z } from 'zod'

/** Prices of similar cars: the same model within two years, else within four. */
export const MarketPrice = z.object({
  /** The number of ads considered, at least eight. Ads without a price are not counted. */
  count: z.int(),
  /** Riyals: the quartiles of the prices. */
  lower: z.int(),
  middle: z.int(),
  upper: z.int(),
})
export type MarketPrice = z.output<typeof MarketPrice>
