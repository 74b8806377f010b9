import { eq } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import type { Services } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { profiles, sessions, user_roles } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { roleError } from './access.ts'
import { byAdmin, lockUser, type Who } from './lock-user.ts'

interface NewRole {
  who: Who
  role: Role
  /** The ID of the admin; null for the command line. */
  admin_id: string | null
  /** The ID of the change that this one undoes. */
  undoes?: string
}

/**
 * Ends the user's sessions, so that none keeps the old role. Does nothing if the user has the role already.
 * @throws NOT_FOUND, FORBIDDEN, OWN_ROLE, LAST_ADMIN, USER_SUSPENDED
 */
export async function setRole(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { who, role, admin_id, undoes }: NewRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { user, roles } = await lockUser(tx, admin_id === null ? null : byAdmin(admin_id), who)
    const error = roleError({ admin_id, user, roles, role })
    if (error) throw fail(error)
    const before = roles.get(user.id) ?? 'user'
    if (role === before) {
      if (undoes !== undefined) throw fail('NOT_UNDOABLE', { reason: 'undone' })
      return
    }
    await tx.delete(user_roles).where(eq(user_roles.user_id, user.id))
    if (role !== 'user') await tx.insert(user_roles).values({ user_id: user.id, role })
    // cancels a pending deletion, which could delete the last admin
    if (role === 'admin') await tx.update(profiles).set({ delete_at: null }).where(eq(profiles.id, user.id))
    await endSessions(tx, eq(sessions.user_id, user.id))
    await recordAdminChange(tx, {
      admin_id,
      what: 'set_role',
      subject_id: user.id,
      before: { role: before },
      after: { role },
      ...(undoes !== undefined && { undoes }),
      now: clock(),
    })
  })
}
