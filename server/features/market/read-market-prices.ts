import type { MarketPrice } from '#contract/market-price.ts'
import type { Db } from '#server/platform/db/client.ts'
import { market_prices } from '#server/platform/db/schema/index.ts'

/** Returns the prices of similar cars; null if there are too few. */
export type MarketOf = (car: { model_id: number | null; year: number }) => MarketPrice | null

/** Reads the stored prices of similar cars. */
export async function readMarketPrices(db: Db): Promise<MarketOf> {
  const rows = await db.select().from(market_prices)
  const markets = new Map(rows.map(({ model_id, year, ...market }) => [keyOf({ model_id, year }), market]))
  return (car) => markets.get(keyOf(car)) ?? null
}

const keyOf = ({ model_id, year }: Parameters<MarketOf>[0]) => `${model_id} ${year}`
