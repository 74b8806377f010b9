import { and, eq, gt } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import type { CallContext } from '#server/context.ts'
import { recordUndo } from '#server/features/admin-changes/public.ts'
import { email_changes, profiles, user_roles, type AdminChangeRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { reinstateUser } from './reinstate-user.ts'
import { setRole } from './set-role.ts'
import { stateOf, suspendUser } from './suspend-user.ts'

/** @throws NOT_UNDOABLE, OWN_ROLE, LAST_ADMIN, USER_SUSPENDED */
export async function undoRole(context: CallContext, { id, subject_id, before, after }: AdminChangeRow): Promise<void> {
  const [granted] = await context.db.select().from(user_roles).where(eq(user_roles.user_id, subject_id))
  if ((granted?.role ?? 'user') !== after['role']) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
  const adminId = requireUser(context).id
  await setRole(context, { who: { user_id: subject_id }, role: before['role'] as Role, admin_id: adminId, undoes: id })
}

/**
 * Reinstates a suspended user, or suspends a reinstated user with the former reason and end.
 * @throws NOT_UNDOABLE
 */
export async function undoStatus(
  context: CallContext,
  { id, subject_id, before, after, created_at }: AdminChangeRow,
): Promise<void> {
  const [user] = await context.db.select().from(profiles).where(eq(profiles.id, subject_id))
  const state = user && stateOf(user)
  if (
    state?.status !== after['status'] ||
    state?.reason !== after['reason'] ||
    state?.until !== (after['until'] ?? null)
  )
    throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
  const by = { user_id: subject_id, admin_id: requireUser(context).id, undoes: id }
  if (before['status'] === 'active') await reinstateUser(context, by)
  else {
    const reason = String(before['reason'])
    await suspendUser(context, { ...by, reason, until: untilOf(before), liftedAt: created_at })
  }
}

const untilOf = ({ until }: AdminChangeRow['before']): Date | null =>
  typeof until === 'string' ? new Date(until) : null

/**
 * Stops an email change that is still pending.
 * @throws NOT_UNDOABLE
 */
export async function undoRecovery(context: CallContext, change: AdminChangeRow): Promise<void> {
  const { subject_id, after } = change
  await context.db.transaction(async (tx) => {
    const now = context.clock()
    const [stopped] = await tx
      .delete(email_changes)
      .where(
        and(
          eq(email_changes.user_id, subject_id),
          eq(email_changes.new_email, String(after['email'])),
          gt(email_changes.expires_at, now),
        ),
      )
      .returning({ user_id: email_changes.user_id })
    if (!stopped) throw fail('NOT_UNDOABLE', { reason: 'changed_since' })
    await recordUndo(context, tx, change, now)
  })
}
