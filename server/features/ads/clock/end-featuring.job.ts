import { and, eq, lte } from 'drizzle-orm'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { cars, promotions } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { adTitle } from '../ad-title.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd } from '../own-ad.ts'
import { lockPromotion } from '../promotions/lock-promotion.ts'
import { tellSeller } from '../tell-seller.ts'

/** Every few minutes: whether an ad is featured is judged when it is read; what is stored, and the seller, follow here. */
export const endFeaturing: Job<object, Services> = {
  name: 'end_featuring',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const catalogue = await services.catalogue()
    const over = await db.select({ id: cars.id }).from(cars).where(lte(cars.featured_until, clock()))
    await eachOrThrow(over, ({ id }) => unfeature(services, catalogue, id))
    const due = await db
      .select({ id: promotions.id })
      .from(promotions)
      .where(and(eq(promotions.state, 'confirmed'), lte(promotions.ends_at, clock())))
    await eachOrThrow(due, ({ id }) => endPromotion(services, catalogue, id))
  },
}

/** Judged again under the lock: more days may have been bought, another process may have been here. */
async function unfeature({ db, clock }: Services, catalogue: Catalogue, car_id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored?.car.featured_until || stored.car.featured_until > now) return
    const verdict = judge(stored.facts, 'unfeature', 'clock', now)
    if ('refusal' in verdict) return
    await tx.update(cars).set({ featured_until: null }).where(eq(cars.id, car_id))
    const from_state = adState(stored.facts, now)
    await noteEvent(tx, { car_id, actor_id: null, action: 'unfeature', from_state, to_state: verdict.to, now })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
  })
}

/** Its seller is told, unless the ad is featured for longer or is no longer live. */
async function endPromotion(services: Services, catalogue: Catalogue, promotion_id: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const locked = await lockPromotion(tx, promotion_id)
    const state = locked && judgePromotion(locked.promotion, 'end', 'clock', now)
    if (!state) return
    const { car, facts } = locked.stored
    await tx.update(promotions).set({ state }).where(eq(promotions.id, promotion_id))
    if (car.featured_until || adState(facts, now) !== 'active') return
    await tellSeller(services, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: 'ad_promotion_ended',
      link: `/my-ads/promote/${car.id}`,
      now,
    })
  })
}
