import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { writeFairPrices } from './write-fair-prices.ts'

/** Every ten minutes: recomputes what each active ad should cost. */
export const countFairPrices: Job<object, { db: Db; clock: Clock }> = {
  name: 'count_fair_prices',
  retries: 3,
  seconds: 600,
  cron: '8-59/10 * * * *',
  run: ({ db, clock }) => writeFairPrices(db, clock()),
}
