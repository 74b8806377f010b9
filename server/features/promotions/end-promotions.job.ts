import { and, eq, lte } from 'drizzle-orm'
import { adState } from '#domain/ads/lifecycle.ts'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { notifySeller } from '#server/features/ads/public.ts'
import { lockPromotion } from './lock-promotion.ts'

/** Every few minutes: ends promotions whose time is over. Catches up after downtime. */
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

/** Notifies the seller, unless the ad is featured for longer or no longer live. */
async function endPromotion(services: Services, catalogue: Catalogue, promotionId: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const { promotion, stored } = await lockPromotion(tx, promotionId)
    const state = judgePromotion(promotion, 'end', 'clock', now)
    if (!state) return
    const { car, lifecycle } = stored
    await tx.update(promotions).set({ state }).where(eq(promotions.id, promotionId))
    const isFeatured = car.featured_until !== null && car.featured_until > now
    if (isFeatured || adState(lifecycle, now) !== 'active') return
    await notifySeller(services, tx, {
      car,
      catalogue,
      kind: 'ad_promotion_ended',
      link: `/my-ads/promote/${car.id}`,
      now,
    })
  })
}
