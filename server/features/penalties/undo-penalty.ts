import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { isLiftedWithSuspension, recordUndo } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, type AdminChangeRow, type PenaltyRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { giveBack, takeAway, notifyOfWithdrawal } from './withdraw-penalty.ts'

interface Undoing {
  tx: Db
  penalty: PenaltyRow
  moment: { catalogue: Awaited<ReturnType<CallContext['catalogue']>>; now: Date }
}

/**
 * Withdraws a penalty. Does nothing if it was withdrawn with its suspension, which is a separate change.
 * @throws NOT_UNDOABLE
 */
export const undoPenalty = (context: CallContext, change: AdminChangeRow): Promise<void> =>
  undo(context, change, async ({ tx, penalty, moment }) => {
    if (penalty.withdrawn_at) {
      const [lifted] = await tx
        .select({ id: penalties.id })
        .from(penalties)
        .where(and(eq(penalties.id, penalty.id), isLiftedWithSuspension(tx)))
      if (!lifted) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
      return
    }
    await takeAway(context, tx, penalty, moment)
    await notifyOfWithdrawal(context, tx, penalty, moment.now)
  })

/** @throws NOT_UNDOABLE */
export const undoWithdrawal = (context: CallContext, change: AdminChangeRow): Promise<void> =>
  undo(context, change, async ({ tx, penalty, moment }) => {
    if (penalty.withdrawn_at?.getTime() !== change.created_at.getTime()) {
      throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    }
    await giveBack(context, tx, penalty, moment)
  })

/**
 * Reopens the appeal and restores what the decision lifted.
 * @throws NOT_UNDOABLE
 */
export const undoAppealDecision = (context: CallContext, change: AdminChangeRow): Promise<void> =>
  undo(context, change, async ({ tx, penalty, moment }) => {
    const opened = await tx
      .update(penalties)
      .set({ appeal_decision: null, appeal_answer: null, appeal_decided_at: null })
      .where(and(eq(penalties.id, penalty.id), eq(penalties.appeal_decided_at, change.created_at)))
      .returning({ id: penalties.id })
    if (!opened.length) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    const wasLifted = penalty.withdrawn_at?.getTime() === change.created_at.getTime()
    if (wasLifted) await giveBack(context, tx, penalty, moment)
  })

async function undo(
  context: CallContext,
  change: AdminChangeRow,
  takeBack: (undoing: Undoing) => Promise<void>,
): Promise<void> {
  const moment = { catalogue: await context.catalogue(), now: context.clock() }
  await context.db.transaction(async (tx) => {
    const isIt = eq(penalties.id, String(change.after['penalty']))
    const [penalty] = await tx.select().from(penalties).where(isIt).for('update')
    if (!penalty) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordUndo(context, tx, change, moment.now)
    await takeBack({ tx, penalty, moment })
  })
}
