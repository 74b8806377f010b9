import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** Serializes changes of roles and statuses, since their rules depend on all admins. */
const CHANGES_LOCK = 7_295_925

type User = typeof profiles.$inferSelect & { email: string }

/** The user to change. */
export type Who = { user_id: string } | { email: string }

interface Locked {
  user: User
  /** All current admins. */
  admins: ReadonlySet<string>
}

/**
 * Locks a user whose role or status is about to change, and all such changes until the transaction ends.
 * @param admin_id null for the command line
 * @throws FORBIDDEN if the caller is no longer an admin; NOT_FOUND
 */
export async function lockUser(tx: Db, admin_id: string | null, who: Who): Promise<Locked> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`)
  const roles = await tx.select().from(user_roles)
  const admins = new Set(roles.map(({ user_id }) => user_id))
  if (admin_id !== null && !admins.has(admin_id)) {
    throw fail('FORBIDDEN')
  }
  const [row] = await tx
    .select({ profile: profiles, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where('email' in who ? eq(users.email, who.email) : eq(users.id, who.user_id))
    .for('update', { of: profiles })
  if (!row) throw fail('NOT_FOUND')
  return { user: { ...row.profile, email: row.email }, admins }
}
