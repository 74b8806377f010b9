import { and, eq } from 'drizzle-orm'
import { penaltyState } from '#domain/penalties/penalty.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { storeReinstatement, storeSuspension } from '#server/features/admin-users/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, profiles, type PenaltyRow } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { penaltyLinkOf } from './penalty-link.ts'
import { penaltyInWords } from './penalty-words.ts'

interface Moment {
  catalogue: Catalogue
  now: Date
}

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function withdrawPenalty(context: CallContext, penaltyId: string): Promise<void> {
  const moment = { catalogue: await context.catalogue(), now: context.clock() }
  await context.db.transaction(async (tx) => {
    const [penalty] = await lockWaiting(tx, {
      rows: tx.select().from(penalties).where(eq(penalties.id, penaltyId)).for('update'),
      decidedAt: ({ withdrawn_at }) => withdrawn_at,
      what: ['withdraw_penalty', 'decide_appeal'],
      subjectOf: ({ user_id }) => user_id,
      admin_id: requireUser(context).id,
    })
    await recordAdminChange(tx, {
      admin_id: requireUser(context).id,
      what: 'withdraw_penalty',
      subject_id: penalty.user_id,
      before: { penalty: penalty.id, state: 'given' },
      after: { penalty: penalty.id, state: 'withdrawn' },
      now: moment.now,
    })
    await takeAway(context, tx, penalty, moment)
    await notifyOfWithdrawal(context, tx, penalty, moment.now)
  })
}

/** Withdraws a penalty and its suspension, unless the suspension was changed since. */
export async function takeAway(context: CallContext, tx: Db, penalty: PenaltyRow, moment: Moment): Promise<void> {
  const { id, user_id, severity, reason, ends_at } = penalty
  await tx.update(penalties).set({ withdrawn_at: moment.now }).where(eq(penalties.id, id))
  if (severity !== 'suspended') return
  const [suspended] = await tx
    .select()
    .from(profiles)
    .where(and(eq(profiles.id, user_id), eq(profiles.status, 'suspended'), eq(profiles.suspended_reason, reason)))
  if (suspended?.suspended_until?.getTime() !== ends_at?.getTime() || !suspended) return
  await storeReinstatement(context, tx, { user_id, admin_id: requireUser(context).id, ...moment })
}

/** Restores a withdrawn penalty and the rest of its suspension. */
export async function giveBack(context: CallContext, tx: Db, penalty: PenaltyRow, moment: Moment): Promise<void> {
  const { id, user_id, severity, reason, ends_at } = penalty
  await tx.update(penalties).set({ withdrawn_at: null }).where(eq(penalties.id, id))
  const isInForce = penaltyState({ ...penalty, withdrawn_at: null }, moment.now) === 'in_force'
  if (severity !== 'suspended' || !isInForce) return
  const link = context.publicUrl + penaltyLinkOf(context, id)
  const adminId = requireUser(context).id
  await storeSuspension(context, tx, { user_id, reason, until: ends_at, admin_id: adminId, link, ...moment })
}

/** Notifies the user. Sends no email about suspensions, since the reinstatement sends one. */
export async function notifyOfWithdrawal(context: CallContext, tx: Db, penalty: PenaltyRow, now: Date): Promise<void> {
  await notify(context, tx, {
    user_id: penalty.user_id,
    kind: 'penalty_withdrawn',
    values: (lang, say) => penaltyInWords(penalty, lang, say),
    link: '/penalties',
    ...(penalty.severity !== 'suspended' && { mail: { template: 'penalty_withdrawn' as const } }),
    now,
  })
}
