import { and, eq, lte } from 'drizzle-orm'
import { adState } from '#domain/ads/lifecycle.ts'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { adTitle } from '../ad-title.ts'
import { lockPromotion } from '../promotions/lock-promotion.ts'
import { tellSeller } from '../tell-seller.ts'

/** Every few minutes, however long nothing ran. */
export const endPromotions: Job<object, Services> = {
  name: 'end_promotions',
  retries: 3,
  seconds: 1800,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const catalogue = await services.catalogue()
    const due = await db
      .select({ id: promotions.id })
      .from(promotions)
      .where(and(eq(promotions.state, 'confirmed'), lte(promotions.ends_at, clock())))
    await eachOrThrow(due, ({ id }) => endPromotion(services, catalogue, id))
  },
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
    const is_featured = car.featured_until !== null && car.featured_until > now
    if (is_featured || adState(facts, now) !== 'active') return
    await tellSeller(services, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: 'ad_promotion_ended',
      link: `/my-ads/promote/${car.id}`,
      now,
    })
  })
}
