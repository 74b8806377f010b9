import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { lockAd, type StoredAd } from '../own-ad.ts'
import type { PromotionRow } from './present-promotion.ts'

/** The ad first, as everything else locks it; null where there is no such promotion. */
export async function lockPromotion(
  tx: Db,
  promotion_id: string,
): Promise<{ promotion: PromotionRow; stored: StoredAd } | null> {
  const is_it = eq(promotions.id, promotion_id)
  const [found] = await tx.select({ car_id: promotions.car_id }).from(promotions).where(is_it)
  const stored = found && (await lockAd(tx, found.car_id))
  const [promotion] = await tx.select().from(promotions).where(is_it).for('update')
  return stored && promotion ? { promotion, stored } : null
}

export const unknownPromotion = () => new ORPCError('NOT_FOUND', { message: 'There is no such promotion' })

export const alreadyDecided = () =>
  new ORPCError('ALREADY_DECIDED', { status: 409, message: 'Someone decided this already' })
