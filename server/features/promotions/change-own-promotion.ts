import { eq } from 'drizzle-orm'
import { judgePromotion } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { promotions } from '#server/platform/db/schema/index.ts'
import { canManagePromotion } from './access.ts'
import { lockPromotion } from './lock-promotion.ts'

type Input = { promotion_id: string } & (
  | { action: 'note_transfer'; transfer_reference: string }
  | { action: 'withdraw' }
)

/**
 * A withdrawal that is repeated, for example after a lost response, changes nothing.
 * @throws NOT_FOUND, including for promotions of other sellers; ALREADY_DECIDED
 */
export async function changeOwnPromotion(context: CallContext, input: Input): Promise<void> {
  const { db, clock } = context
  const { promotion_id, action } = input
  await db.transaction(async (tx) => {
    const { promotion } = await lockPromotion(tx, promotion_id)
    if (!canManagePromotion(requireUser(context).id, promotion)) throw fail('NOT_FOUND')
    if (action === 'withdraw' && promotion.state === 'withdrawn') return
    const state = judgePromotion(promotion, action, 'seller', clock())
    if (!state) throw fail('ALREADY_DECIDED', { by: null, by_caller: false })
    await tx
      .update(promotions)
      .set({ state, ...(action === 'note_transfer' && { transfer_reference: input.transfer_reference }) })
      .where(eq(promotions.id, promotion_id))
  })
}
