import { ORPCError } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, user_roles, users } from '#server/platform/db/schema/index.ts'

/** One such change after the other: what two of them decide together depends on both. */
const CHANGES_LOCK = 7_295_925

type User = typeof profiles.$inferSelect & { email: string }

/** Whom to change. */
export type Who = { user_id: string } | { email: string }

interface Locked {
  user: User
  /** Everyone who is one now. */
  admins: ReadonlySet<string>
}

/**
 * A user whose role or status is about to change; nobody else changes anybody's until the transaction ends.
 * @param admin_id null for the command line
 * @throws ORPCError FORBIDDEN for who has ceased to be an admin since asking; NOT_FOUND
 */
export async function lockUser(tx: Db, admin_id: string | null, who: Who): Promise<Locked> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHANGES_LOCK})`)
  const roles = await tx.select().from(user_roles)
  const admins = new Set(roles.map(({ user_id }) => user_id))
  if (admin_id !== null && !admins.has(admin_id)) {
    throw new ORPCError('FORBIDDEN', { message: 'Unauthorized: You need admin privileges to access this page' })
  }
  const [row] = await tx
    .select({ profile: profiles, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where('email' in who ? eq(users.email, who.email) : eq(users.id, who.user_id))
    .for('update', { of: profiles })
  if (!row) throw new ORPCError('NOT_FOUND', { message: 'There is no such user' })
  return { user: { ...row.profile, email: row.email }, admins }
}
