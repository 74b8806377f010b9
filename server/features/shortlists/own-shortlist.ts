import { and, eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { shortlists } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

export type ShortlistRow = typeof shortlists.$inferSelect

/** @throws NOT_FOUND */
export async function readOwn(context: CallContext, shortlistId: string): Promise<ShortlistRow> {
  const [row] = await context.db.select().from(shortlists).where(isOwn(context, shortlistId))
  if (!row) throw fail('NOT_FOUND')
  return row
}

/** @throws NOT_FOUND */
export async function lockOwn(context: CallContext, tx: Db, shortlistId: string): Promise<ShortlistRow> {
  const [row] = await tx.select().from(shortlists).where(isOwn(context, shortlistId)).for('no key update')
  if (!row) throw fail('NOT_FOUND')
  return row
}

export const isOwn = (context: CallContext, shortlistId: string) =>
  and(eq(shortlists.id, shortlistId), eq(shortlists.user_id, requireUser(context).id))
