import { eq } from 'drizzle-orm'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { alreadyDecided, lockPromotion, unknownPromotion } from './lock-promotion.ts'

type Wanted = { promotion_id: string } & (
  | { action: 'note_transfer'; transfer_reference: string }
  | { action: 'withdraw' }
)

/** @throws ORPCError NOT_FOUND also for somebody else's, ALREADY_DECIDED */
export async function changeOwnPromotion(context: CallContext, wanted: Wanted): Promise<void> {
  const { db, clock } = context
  const { promotion_id, action } = wanted
  await db.transaction(async (tx) => {
    const locked = await lockPromotion(tx, promotion_id)
    if (locked?.promotion.seller_id !== signedIn(context).id) throw unknownPromotion()
    const state = judgePromotion(locked.promotion, action, 'seller', clock())
    if (!state) throw alreadyDecided()
    await tx
      .update(promotions)
      .set({ state, ...(action === 'note_transfer' && { transfer_reference: wanted.transfer_reference }) })
      .where(eq(promotions.id, promotion_id))
  })
}
