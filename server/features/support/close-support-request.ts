import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { support_requests } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function closeSupportRequest(context: CallContext, request_id: string): Promise<void> {
  const { db, clock } = context
  const admin_id = requireUser(context).id
  await db.transaction(async (tx) => {
    const [request] = await tx
      .select({ closed_at: support_requests.closed_at })
      .from(support_requests)
      .where(eq(support_requests.id, request_id))
      .for('update')
    if (!request) throw fail('NOT_FOUND')
    if (request.closed_at) throw fail('ALREADY_DECIDED')
    const now = clock()
    await tx
      .update(support_requests)
      .set({ closed_at: now, closed_by: admin_id })
      .where(eq(support_requests.id, request_id))
    await recordAdminChange(tx, {
      admin_id,
      what: 'close_support_request',
      subject_id: request_id,
      before: { state: 'open' },
      after: { state: 'closed' },
      now,
    })
  })
}
