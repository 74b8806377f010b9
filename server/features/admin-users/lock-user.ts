import { eq, sql } from 'drizzle-orm'
import type { Role } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** Serialises changes of roles and statuses, since their rules depend on the roles of all users. */
export const CHANGES_LOCK = 7_295_925

type User = typeof profiles.$inferSelect & { email: string }

/** The user to change. */
export type Who = { user_id: string } | { email: string }

/** The caller, and the roles that allow the change. */
interface By {
  admin_id: string
  may: readonly Role[]
}

export const byAdmin = (adminId: string): By => ({ admin_id: adminId, may: ['admin'] })
export const byModerator = (adminId: string): By => ({ admin_id: adminId, may: ['moderator', 'admin'] })

interface Locked {
  user: User
  /** The roles of all users that have one. */
  roles: ReadonlyMap<string, Role>
}

/**
 * Locks a user before a change of role or status, and blocks other such changes until the transaction ends.
 * @param by null for the command line and jobs
 * @throws FORBIDDEN if the caller no longer has a sufficient role; NOT_FOUND
 */
export async function lockUser(tx: Db, by: By | null, who: Who): Promise<Locked> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`)
  const granted = await tx.select().from(user_roles)
  const roles = new Map(granted.map(({ user_id, role }) => [user_id, role]))
  if (by && !by.may.some((role) => roles.get(by.admin_id) === role)) {
    const needs = by.may.includes('moderator') ? 'moderator' : 'admin'
    throw fail('FORBIDDEN', { needs, feature: 'admin_users' })
  }
  const [row] = await tx
    .select({ profile: profiles, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where('email' in who ? eq(users.email, who.email) : eq(users.id, who.user_id))
    .for('update', { of: profiles })
  if (!row) throw fail('NOT_FOUND')
  return { user: { ...row.profile, email: row.email }, roles }
}
