import type { Db } from '#server/platform/db/client.ts'
import { admin_changes } from '#server/platform/db/schema/index.ts'
import { currentRequest } from '#server/platform/http/current-request.ts'
import { newId } from '#server/platform/ids.ts'

type Row = typeof admin_changes.$inferInsert
type AdminChange = Pick<Row, 'admin_id' | 'what' | 'subject_id' | 'before' | 'after' | 'undoes'> & { now: Date }

/**
 * Call this in the transaction of the change.
 * @returns the ID of the change
 */
export async function recordAdminChange(tx: Db, { now, ...change }: AdminChange): Promise<string> {
  const request = currentRequest()
  const id = newId()
  await tx.insert(admin_changes).values({
    id,
    created_at: now,
    request_id: request?.id ?? null,
    address: request?.address ?? null,
    user_agent: request?.user_agent ?? null,
    ...change,
  })
  return id
}
