import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

type SupportRequest = typeof support_requests.$inferSelect

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function closeSupportRequest(context: CallContext, tx: Db, requestId: string): Promise<SupportRequest> {
  const adminId = requireUser(context).id
  const [request] = await tx.select().from(support_requests).where(eq(support_requests.id, requestId)).for('update')
  if (!request) throw fail('NOT_FOUND')
  if (request.closed_at) throw fail('ALREADY_DECIDED')
  const now = context.clock()
  await tx
    .update(support_requests)
    .set({ closed_at: now, closed_by: adminId })
    .where(eq(support_requests.id, requestId))
  await recordAdminChange(tx, {
    admin_id: adminId,
    what: 'close_support_request',
    subject_id: requestId,
    before: { state: 'open' },
    after: { state: 'closed' },
    now,
  })
  return request
}
