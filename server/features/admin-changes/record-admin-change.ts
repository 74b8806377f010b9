import type { Db } from '#server/platform/db/client.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

type AdminChange = Omit<typeof admin_changes.$inferInsert, 'id' | 'created_at'> & { now: Date }

/** Call it in the transaction of the change. */
export async function recordAdminChange(tx: Db, { now, ...change }: AdminChange): Promise<void> {
  await tx.insert(admin_changes).values({ id: newId(), created_at: now, ...change })
}
