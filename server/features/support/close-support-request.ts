import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'

type SupportRequest = typeof support_requests.$inferSelect

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function closeSupportRequest(context: CallContext, tx: Db, requestId: string): Promise<SupportRequest> {
  const adminId = requireUser(context).id
  const isIt = eq(support_requests.id, requestId)
  const [request] = await lockWaiting(tx, {
    rows: tx.select().from(support_requests).where(isIt).for('update'),
    decidedAt: ({ closed_at }) => closed_at,
    what: ['close_support_request'],
    subjectOf: ({ id }) => id,
    admin_id: adminId,
  })
  const now = context.clock()
  await tx.update(support_requests).set({ closed_at: now, closed_by: adminId }).where(isIt)
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
