import { eq } from 'drizzle-orm'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, sessions } from '#server/platform/db/schema/index.ts'
import { endSessions } from '#server/platform/end-sessions.ts'
import { markSuspended } from '#server/platform/suspended-sessions.ts'
import { fail } from '#server/platform/fail.ts'
import { suspensionError } from './access.ts'
import { giveBackLifted } from './lift-penalties.ts'
import { byModerator, lockUser } from './lock-user.ts'
import { storePenaltyUndoData, lengthenPenalties, shortenPenalties } from './shorten-penalties.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Suspension {
  user_id: string
  /** Shown to the user. */
  reason: string
  /** When the suspension ends automatically; null if an admin or moderator has to end it. */
  until: Date | null
  admin_id: string
  /** The URL of the button in the email. */
  link?: string
  /** The ID of the change that this one undoes. */
  undoes?: string
  /** When the undone change lifted the suspension. */
  liftedAt?: Date
}

/**
 * Ends the user's sessions, hides the user's ads and sends the reason by email. If the user is already suspended,
 * changes only the reason and the end.
 * @throws NOT_FOUND, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN
 */
export async function suspendUser(services: Services, suspension: Suspension): Promise<void> {
  const catalogue = await services.catalogue()
  const now = services.clock()
  await services.db.transaction((tx) => storeSuspension(services, tx, { ...suspension, catalogue, now }))
}

/** The same as `suspendUser`, within a transaction. */
export async function storeSuspension(
  services: Services,
  tx: Db,
  {
    user_id,
    reason,
    until,
    admin_id,
    link,
    undoes,
    liftedAt,
    catalogue,
    now,
  }: Suspension & { catalogue: Catalogue; now: Date },
): Promise<void> {
  const { user, roles } = await lockUser(tx, byModerator(admin_id), { user_id })
  const error = suspensionError({ admin_id, user, roles })
  if (error) throw fail(error)
  const isSuspended = user.status === 'suspended'
  const hasSameEnd = user.suspended_until?.getTime() === until?.getTime()
  if (isSuspended && hasSameEnd && user.suspended_reason === reason) {
    if (undoes !== undefined) throw fail('NOT_UNDOABLE', { reason: 'undone' })
    return
  }
  await tx
    .update(profiles)
    .set({ status: 'suspended', suspended_reason: reason, suspended_until: until })
    .where(eq(profiles.id, user.id))
  if (liftedAt) await giveBackLifted(tx, user.id, liftedAt)
  await markSuspended(tx, user.id)
  await endSessions(tx, eq(sessions.user_id, user.id))
  const were = undoes === undefined ? await shortenPenalties(tx, user.id, until) : await lengthenPenalties(tx, undoes)
  const changeId = await recordAdminChange(tx, {
    admin_id,
    what: 'suspend',
    subject_id: user.id,
    before: stateOf(user),
    after: stateOf({ status: 'suspended', suspended_reason: reason, suspended_until: until }),
    ...(undoes !== undefined && { undoes }),
    now,
  })
  await storePenaltyUndoData(tx, { were, change_id: changeId, user_id: user.id, now })
  if (!isSuspended) {
    afterCommit(tx, { type: 'profiles_changed', ids: [user.id] })
    await refreshSearchableCars(tx, { seller_id: user.id, catalogue, now })
  }
  if (isSuspended && hasSameEnd) return
  const lang = user.preferred_language
  await queueMail(services, tx, user.email, {
    template: until ? 'account_suspended_until' : 'account_suspended',
    lang,
    values: { name: user.first_name ?? '', reason, ...(until && { until: formatDateTime(until, lang) }) },
    ...(link && { link }),
  })
}

/** The suspension state for the audit log. */
export const stateOf = ({
  status,
  suspended_reason,
  suspended_until,
}: Pick<typeof profiles.$inferSelect, 'status' | 'suspended_reason' | 'suspended_until'>) => ({
  status,
  reason: suspended_reason,
  until: suspended_until?.toISOString() ?? null,
})
