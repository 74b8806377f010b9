import { and, eq } from 'drizzle-orm'
import type { HandOverSheet } from '#contract/hand-over.ts'
import type { CallContext } from '#server/context.ts'
import { lockDeal } from '#server/features/messages/public.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import { hand_over_names as names } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { presentSheet } from './get-sheet.ts'
import { CHANGED } from './limits.ts'
import { presentHandOver } from './present-hand-over.ts'

interface TypedName {
  conversation_id: string
  offer_id: string
  /** Empty to remove it. */
  name: string
}

/** @throws NOT_FOUND, HAND_OVER_ENDED, LIMITED, TOO_MANY_ATTEMPTS */
export async function setName(
  context: CallContext,
  { conversation_id, offer_id, name }: TypedName,
): Promise<HandOverSheet> {
  const userId = requireUser(context).id
  await context.limits.take(CHANGED, userId)
  const now = context.clock()
  if (name) await assertNotLimited(context.db, userId, now)
  const [row, handOver] = await context.db.transaction(async (tx) => {
    const deal = await lockDeal(tx, { user_id: userId, conversation_id, now })
    const { side } = deal
    const agreed = await presentHandOver(tx, deal, { offer_id, now })
    if (name && agreed.state !== 'open') throw fail('HAND_OVER_ENDED')
    const isOwn = [eq(names.conversation_id, conversation_id), eq(names.offer_id, offer_id), eq(names.side, side)]
    await tx.delete(names).where(and(...isOwn))
    if (name) await tx.insert(names).values({ conversation_id, offer_id, side, name })
    return [deal, agreed] as const
  })
  return presentSheet(context, row, handOver)
}
