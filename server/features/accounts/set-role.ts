import { eq } from 'drizzle-orm'
import type { Role } from '#contract/accounts.ts'
import type { Db } from '#server/platform/db/client.ts'
import { sessions, user_roles, users } from '#server/platform/db/schema/index.ts'

/**
 * The user's sessions end: who signs in again has the new rights, and nobody the old ones.
 * @returns whether there is such a user
 */
export async function setRole(db: Db, { email, role }: { email: string; role: Role }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) return false
    if (role === 'admin') {
      await tx.insert(user_roles).values({ user_id: user.id, role }).onConflictDoNothing()
    } else await tx.delete(user_roles).where(eq(user_roles.user_id, user.id))
    await tx.delete(sessions).where(eq(sessions.user_id, user.id))
    return true
  })
}
