import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { SUSPENSION_REFUSALS } from '#contract/admin-users.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { refusalOfSuspension } from './access.ts'
import { lockUser } from './lock-user.ts'

interface Suspension {
  user_id: string
  /** Told to the user. */
  reason: string
  admin_id: string
}

/**
 * Sessions end, ads are hidden, and a mail says why. Who is suspended already gets the new reason and no other mail.
 * @throws ORPCError NOT_FOUND, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN
 */
export async function suspendUser(services: Services, { user_id, reason, admin_id }: Suspension): Promise<void> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  await services.db.transaction(async (tx) => {
    const { user, admins } = await lockUser(tx, admin_id, { user_id })
    const refusal = refusalOfSuspension({ admin_id, user, admins })
    if (refusal) throw new ORPCError(refusal, SUSPENSION_REFUSALS[refusal])
    if (user.suspended_reason === reason && user.status === 'suspended') return
    await tx.update(profiles).set({ status: 'suspended', suspended_reason: reason }).where(eq(profiles.id, user.id))
    await tx.delete(sessions).where(eq(sessions.user_id, user.id))
    await recordAdminChange(tx, {
      admin_id,
      what: 'suspend',
      subject_id: user.id,
      before: { status: user.status, reason: user.suspended_reason },
      after: { status: 'suspended', reason },
      now,
    })
    if (user.status === 'suspended') return
    await refreshSearchableCars(tx, { seller_id: user.id, catalogue, now })
    await queueMail(services, tx, user.email, {
      template: 'account_suspended',
      lang: user.preferred_language,
      values: { name: user.first_name ?? '', reason },
    })
  })
}
