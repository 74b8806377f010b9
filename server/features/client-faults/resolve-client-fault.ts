import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { client_faults } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'

/** @throws NOT_FOUND, ALREADY_DECIDED */
export async function resolveClientFault(context: CallContext, faultId: string): Promise<void> {
  const adminId = requireUser(context).id
  const isIt = eq(client_faults.id, faultId)
  await context.db.transaction(async (tx) => {
    await lockWaiting(tx, {
      rows: tx.select().from(client_faults).where(isIt).for('update'),
      decidedAt: ({ resolved_at }) => resolved_at,
      what: ['resolve_client_fault'],
      subjectOf: ({ id }) => id,
      admin_id: adminId,
    })
    const now = context.clock()
    await tx.update(client_faults).set({ resolved_at: now, resolved_by: adminId }).where(isIt)
    await recordAdminChange(tx, {
      admin_id: adminId,
      what: 'resolve_client_fault',
      subject_id: faultId,
      before: { state: 'open' },
      after: { state: 'resolved' },
      now,
    })
  })
}
