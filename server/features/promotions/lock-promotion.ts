import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { lockAd, type StoredAd } from '#server/features/ads/public.ts'
import { fail } from '#server/platform/fail.ts'
import type { PromotionRow } from './present-promotion.ts'

/**
 * Locks the ad and then the promotion, in the same order as all other operations.
 * @throws NOT_FOUND
 */
export async function lockPromotion(
  tx: Db,
  promotionId: string,
): Promise<{ promotion: PromotionRow; stored: StoredAd }> {
  const isIt = eq(promotions.id, promotionId)
  const [found] = await tx.select({ car_id: promotions.car_id }).from(promotions).where(isIt)
  const stored = found && (await lockAd(tx, found.car_id))
  const [promotion] = await tx.select().from(promotions).where(isIt).for('update')
  if (!stored || !promotion) throw fail('NOT_FOUND')
  return { promotion, stored }
}
