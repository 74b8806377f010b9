import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { suspensionError } from './access.ts'
import { lockUser } from './lock-user.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Suspension {
  user_id: string
  /** The reason, shown to the user. */
  reason: string
  admin_id: string
}

/**
 * Ends the sessions, hides the ads and emails the reason. If the user is already suspended, only the reason changes.
 * @throws NOT_FOUND, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN
 */
export async function suspendUser(services: Services, suspension: Suspension): Promise<void> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  await services.db.transaction((tx) => storeSuspension(services, tx, { ...suspension, catalogue, now }))
}

/** As `suspendUser`, in a transaction with something else. */
export async function storeSuspension(
  services: Services,
  tx: Db,
  { user_id, reason, admin_id, catalogue, now }: Suspension & { catalogue: Catalogue; now: Date },
): Promise<void> {
  const { user, admins } = await lockUser(tx, admin_id, { user_id })
  const error = suspensionError({ admin_id, user, admins })
  if (error) throw fail(error)
  if (user.suspended_reason === reason && user.status === 'suspended') return
  await tx.update(profiles).set({ status: 'suspended', suspended_reason: reason }).where(eq(profiles.id, user.id))
  await endSessions(tx, eq(sessions.user_id, user.id))
  await recordAdminChange(tx, {
    admin_id,
    what: 'suspend',
    subject_id: user.id,
    before: { status: user.status, reason: user.suspended_reason },
    after: { status: 'suspended', reason },
    now,
  })
  if (user.status === 'suspended') return
  afterCommit(tx, { type: 'profiles_changed', ids: [user.id] })
  await refreshSearchableCars(tx, { seller_id: user.id, catalogue, now })
  await queueMail(services, tx, user.email, {
    template: 'account_suspended',
    lang: user.preferred_language,
    values: { name: user.first_name ?? '', reason },
  })
}
