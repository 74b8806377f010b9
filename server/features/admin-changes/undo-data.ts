import { eq } from 'drizzle-orm'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { Db } from '#server/platform/db/client.ts'
import { kept_for_undo } from '#server/platform/db/schema/index.ts'

interface UndoData {
  change_id: string
  /** The user whose data it is. */
  user_id: string
  before: Values
  after: Values
  now: Date
}

/**
 * Stores personal data that undoing a change needs and that the audit log must not contain. Call it in the transaction
 * of the change.
 */
export async function storeUndoData(tx: Db, { now, ...data }: UndoData): Promise<void> {
  await tx.insert(kept_for_undo).values({ ...data, created_at: now })
}

/** Reads the undo data of a change; undefined if there is none or it was deleted. */
export async function readUndoData(tx: Db, changeId: string): Promise<Pick<UndoData, 'before' | 'after'> | undefined> {
  const [data] = await tx.select().from(kept_for_undo).where(eq(kept_for_undo.change_id, changeId))
  return data
}
