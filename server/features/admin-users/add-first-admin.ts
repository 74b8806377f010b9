import { sql } from 'drizzle-orm'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { user_roles } from '#server/platform/db/schema/index.ts'
import { CHANGES_LOCK } from './lock-user.ts'

/**
 * Makes a user the first admin, in the name of the command line.
 * @returns false if there is an admin
 */
export async function addFirstAdmin(tx: Db, userId: string, now: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`)
  const granted = await tx.select().from(user_roles)
  if (granted.some(({ role }) => role === 'admin')) return false
  await tx.insert(user_roles).values({ user_id: userId, role: 'admin' })
  await recordAdminChange(tx, {
    admin_id: null,
    what: 'set_role',
    subject_id: userId,
    before: { role: 'user' },
    after: { role: 'admin' },
    now,
  })
  return true
}
