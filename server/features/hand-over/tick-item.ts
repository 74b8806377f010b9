import { sql } from 'drizzle-orm'
import type { HandOver } from '#contract/hand-over.ts'
import { canTick, type HandOverItem } from '#domain/hand-over/items.ts'
import type { CallContext } from '#server/context.ts'
import { lockDeal } from '#server/features/messages/public.ts'
import { hand_over_ticks as ticks } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { CHANGED } from './limits.ts'
import { presentHandOver } from './present-hand-over.ts'

interface Change {
  conversation_id: string
  offer_id: string
  item: HandOverItem
  is_ticked: boolean
}

/**
 * Confirms an item for the side of the caller, or undoes that.
 * @throws NOT_FOUND, HAND_OVER_ENDED, INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function tickItem(
  context: CallContext,
  { conversation_id, offer_id, item, is_ticked }: Change,
): Promise<HandOver> {
  const userId = requireUser(context).id
  await context.limits.take(CHANGED, userId)
  return context.db.transaction(async (tx) => {
    const now = context.clock()
    const row = await lockDeal(tx, { user_id: userId, conversation_id, now })
    const { side, conversation } = row
    const before = await presentHandOver(tx, row, { offer_id, now })
    if (!canTick(item, side)) throw invalid('item', 'invalid')
    const isTicked = before.ticks.some((tick) => tick.item === item && tick.side === side)
    if (isTicked === is_ticked) return before
    if (before.state !== 'open') throw fail('HAND_OVER_ENDED')
    const tickedAt = is_ticked ? now : null
    await tx
      .insert(ticks)
      .values({ conversation_id, offer_id, item, side, ticked_at: tickedAt, changes: 1 })
      .onConflictDoUpdate({
        target: [ticks.conversation_id, ticks.offer_id, ticks.item, ticks.side],
        set: { ticked_at: tickedAt, changes: sql`${ticks.changes} + 1` },
      })
    afterCommit(tx, { type: 'conversations_changed', ids: [conversation.buyer_id, conversation.seller_id] })
    return presentHandOver(tx, row, { offer_id, now })
  })
}
