import { z } from 'zod'

/** Prices of similar cars: ads of the same model within two model years, or within four if there are too few. */
export const MarketPrice = z.object({
  /** The number of priced ads in the sample, at least eight. */
  count: z.int(),
  /** Quartiles of the prices, in riyals. */
  lower: z.int(),
  middle: z.int(),
  upper: z.int(),
})
export type MarketPrice = z.output<typeof MarketPrice>
