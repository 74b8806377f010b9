import { lte } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { transition, withLockedAd } from '#server/features/ads/public.ts'

/** Every few minutes: stores that featuring has ended. Queries do not rely on it, since they compare the time. */
export const endFeaturing: Job<object, Services> = {
  name: 'end_featuring',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const over = await db.select({ id: cars.id }).from(cars).where(lte(cars.featured_until, clock()))
    await eachOrThrow(over, ({ id }) => unfeature(services, id))
  },
}

/** Checks again under the lock, since featuring may have been extended, or another process may have ended it. */
const unfeature = (services: Services, carId: string): Promise<void> =>
  withLockedAd(services, carId, async (ad) => {
    if (!ad?.car.featured_until || ad.car.featured_until > ad.now) return
    await transition(services, ad, { by: 'clock', action: 'unfeature', change: () => ({ featured_until: null }) })
  })
