import { and, eq, isNull, lte } from 'drizzle-orm'
import { judge } from '#domain/ads/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd } from '../own-ad.ts'
import { tellSeller } from '../tell-seller.ts'
import { adTitle } from '../ad-title.ts'

/** Every few minutes: ads are judged by their end when they are read; what is stored, and the seller, follow here. */
export const expireAds: Job<object, Services> = {
  name: 'expire_ads',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const catalogue = await services.catalogue()
    const ended = await db
      .select({ id: cars.id })
      .from(cars)
      .where(and(eq(cars.status, 'active'), isNull(cars.deleted_at), lte(cars.expires_at, clock())))
    await eachOrThrow(ended, ({ id }) => expireAd(services, catalogue, id))
  },
}

/** Judged again under the lock: the seller may have renewed it, another process may have been here. */
async function expireAd(services: Services, catalogue: Catalogue, car_id: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || stored.car.status === 'expired') return
    const verdict = judge(stored.facts, 'expire', 'clock', now)
    if ('refusal' in verdict) return
    await tx.update(cars).set({ status: 'expired' }).where(eq(cars.id, car_id))
    await noteEvent(tx, { car_id, actor_id: null, action: 'expire', from_state: 'active', to_state: 'expired', now })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    await tellSeller(services, tx, {
      car: stored.car,
      title: (lang) => adTitle(stored.car, catalogue, lang),
      news: 'ad_expired',
      link: '/my-ads?state=expired',
      now,
    })
  })
}
