import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { writePrices } from './write-prices.ts'

/** Every hour: recomputes the figures of the pages of prices. */
export const countPrices: Job<object, Pick<Services, 'db' | 'clock' | 'catalogue'>> = {
  name: 'count_prices',
  retries: 3,
  seconds: 600,
  cron: '20 * * * *',
  run: (services) => writePrices(services),
}
