import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { writeMarketPrices } from './write-market-prices.ts'

/** Every ten minutes: recomputes the prices of similar cars. */
export const countMarketPrices: Job<object, { db: Db; clock: Clock }> = {
  name: 'count_market_prices',
  retries: 3,
  seconds: 600,
  cron: '5-59/10 * * * *',
  run: ({ db, clock }) => writeMarketPrices(db, clock()),
}
