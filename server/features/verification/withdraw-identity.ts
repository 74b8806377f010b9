import { and, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { identity_requests } from '#server/platform/db/schema/index.ts'
import { removeDocuments } from './identity-files.ts'

/** Deletes the user's pending request and its pictures, if there is one. */
export async function withdrawIdentity(context: CallContext): Promise<void> {
  const { db } = context
  await db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ id: identity_requests.id })
      .from(identity_requests)
      .where(and(eq(identity_requests.user_id, requireUser(context).id), isNull(identity_requests.decision)))
      .for('update')
    if (!waiting) return
    await removeDocuments(context, tx, waiting.id)
    await tx.delete(identity_requests).where(eq(identity_requests.id, waiting.id))
  })
}
