import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { lockUser } from './lock-user.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Reinstatement {
  user_id: string
  admin_id: string
}

/**
 * Makes the ads public again and emails the user. Does nothing if the user is not suspended.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function reinstateUser(services: Services, { user_id, admin_id }: Reinstatement): Promise<void> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  await services.db.transaction(async (tx) => {
    const { user } = await lockUser(tx, admin_id, { user_id })
    if (user.status !== 'suspended') return
    await tx.update(profiles).set({ status: 'active', suspended_reason: null }).where(eq(profiles.id, user.id))
    // a session opened during the suspension was ignored and must not become valid
    await endSessions(tx, eq(sessions.user_id, user.id))
    afterCommit(tx, { type: 'profiles_changed', ids: [user.id] })
    await refreshSearchableCars(tx, { seller_id: user.id, catalogue, now })
    await recordAdminChange(tx, {
      admin_id,
      what: 'reinstate',
      subject_id: user.id,
      before: { status: user.status, reason: user.suspended_reason },
      after: { status: 'active', reason: null },
      now,
    })
    await queueMail(services, tx, user.email, {
      template: 'account_reinstated',
      lang: user.preferred_language,
      values: { name: user.first_name ?? '' },
      link: `${services.public_url}/auth`,
    })
  })
}
