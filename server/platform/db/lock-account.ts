import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { users } from './schema/index.ts'

/**
 * Serialises the transactions of one user that count rows before they add one, or that end what others begin. Comes
 * before other locks.
 */
export async function lockAccount(tx: Db, user_id: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user_id)).for('no key update')
}
