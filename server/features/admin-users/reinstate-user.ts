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
import { liftPenalties } from './lift-penalties.ts'
import { byModerator, lockUser } from './lock-user.ts'
import { stateOf } from './suspend-user.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Reinstatement {
  user_id: string
  /** Null if the suspension ends automatically. */
  admin_id: string | null
  /** The ID of the change that this one undoes. */
  undoes?: string
}

/**
 * Publishes the ads of the user again and notifies the user by email. If an admin or moderator reinstates the user,
 * penalties of the suspension are withdrawn. Does nothing if the user is not suspended.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function reinstateUser(services: Services, reinstatement: Reinstatement): Promise<void> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  await services.db.transaction((tx) => storeReinstatement(services, tx, { ...reinstatement, catalogue, now }))
}

/** The same as `reinstateUser`, within a transaction. */
export async function storeReinstatement(
  services: Services,
  tx: Db,
  { user_id, admin_id, undoes, catalogue, now }: Reinstatement & { catalogue: Catalogue; now: Date },
): Promise<void> {
  const { user } = await lockUser(tx, admin_id === null ? null : byModerator(admin_id), { user_id })
  if (user.status !== 'suspended') {
    if (undoes !== undefined) throw fail('NOT_UNDOABLE', { reason: 'undone' })
    return
  }
  // the end was changed after the job had read it
  if (admin_id === null && !(user.suspended_until && user.suspended_until <= now)) return
  const after = { status: 'active', suspended_reason: null, suspended_until: null } as const
  await tx.update(profiles).set(after).where(eq(profiles.id, user.id))
  if (admin_id !== null) await liftPenalties(tx, user.id, now)
  // sessions opened during the suspension were ignored and must not become valid
  await endSessions(tx, eq(sessions.user_id, user.id))
  afterCommit(tx, { type: 'profiles_changed', ids: [user.id] })
  await refreshSearchableCars(tx, { seller_id: user.id, catalogue, now })
  await recordAdminChange(tx, {
    admin_id,
    what: 'reinstate',
    subject_id: user.id,
    before: stateOf(user),
    after: stateOf(after),
    ...(undoes !== undefined && { undoes }),
    now,
  })
  await queueMail(services, tx, user.email, {
    template: 'account_reinstated',
    lang: user.preferred_language,
    values: { name: user.first_name ?? '' },
    link: `${services.publicUrl}/auth`,
  })
}
