import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { withLockedAd } from '../lock-ad.ts'
import { transition } from '../transition.ts'

/**
 * Every few minutes: stores the expiry of ads and notifies their sellers. Queries do not rely on it, since they compare
 * the time.
 */
export const expireAds: Job<object, Services> = {
  name: 'expire_ads',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const ended = await db
      .select({ id: cars.id })
      .from(cars)
      .where(and(eq(cars.status, 'active'), isNull(cars.deleted_at), lte(cars.expires_at, clock())))
    await eachOrThrow(ended, ({ id }) => expireAd(services, id))
  },
}

/** Checks again under the lock, since the seller may have renewed the ad, or another process may have expired it. */
const expireAd = (services: Services, carId: string): Promise<void> =>
  withLockedAd(services, carId, async (ad) => {
    if (!ad || ad.car.status === 'expired') return
    await transition(services, ad, {
      by: 'clock',
      action: 'expire',
      from_state: 'active',
      change: () => ({ status: 'expired' }),
      news: { kind: 'ad_expired', link: '/my-ads?state=expired' },
    })
  })
