import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { isLiftedWithSuspension } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties } from '#server/platform/db/schema/index.ts'

/** Withdraws the suspension penalties of a reinstated user. They no longer count towards the next penalty. */
export async function liftPenalties(tx: Db, userId: string, now: Date): Promise<void> {
  const isInForce = or(isNull(penalties.ends_at), gt(penalties.ends_at, now))
  await tx
    .update(penalties)
    .set({ withdrawn_at: now })
    .where(
      and(
        eq(penalties.user_id, userId),
        eq(penalties.severity, 'suspended'),
        isNull(penalties.withdrawn_at),
        isInForce,
      ),
    )
}

/** Restores penalties that were withdrawn by a reinstatement at the given time. */
export async function giveBackLifted(tx: Db, userId: string, liftedAt: Date): Promise<void> {
  await tx
    .update(penalties)
    .set({ withdrawn_at: null })
    .where(and(eq(penalties.user_id, userId), eq(penalties.withdrawn_at, liftedAt), isLiftedWithSuspension(tx)))
}
