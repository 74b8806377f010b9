import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { users } from './schema/index.ts'

/**
 * Serialises transactions of one user that check a limit before adding rows, or that end what other transactions begin.
 * Take this lock before any other.
 */
export async function lockAccount(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
