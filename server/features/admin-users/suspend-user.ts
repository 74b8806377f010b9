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
import { fail } from '#server/platform/fail.ts'
import { suspensionError } from './access.ts'
import { giveBackLifted } from './lift-penalties.ts'
import { byModerator, lockUser } from './lock-user.ts'
import { keepPenalties, lengthenPenalties, shortenPenalties } from './shorten-penalties.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Suspension {
  user_id: string
  /** The reason, shown to the user. */
  reason: string
  /** When it ends by itself; null if only an admin or moderator ends it. */
  until: Date | null
  admin_id: string
  /** Of the button in the email. */
  link?: string
  /** The change that this one takes back. */
  undoes?: string
  /** When the suspension was lifted by the change that is now undone. */
  lifted_at?: Date
}

/**
 * Ends the sessions, hides the ads and emails the reason. If the user is already suspended, only the reason and the end
 * change.
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
  {
    user_id,
    reason,
    until,
    admin_id,
    link,
    undoes,
    lifted_at,
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
  if (lifted_at) await giveBackLifted(tx, user.id, lifted_at)
  await endSessions(tx, eq(sessions.user_id, user.id))
  const were = undoes === undefined ? await shortenPenalties(tx, user.id, until) : await lengthenPenalties(tx, undoes)
  const change_id = await recordAdminChange(tx, {
    admin_id,
    what: 'suspend',
    subject_id: user.id,
    before: stateOf(user),
    after: stateOf({ status: 'suspended', suspended_reason: reason, suspended_until: until }),
    ...(undoes !== undefined && { undoes }),
    now,
  })
  await keepPenalties(tx, { were, change_id, user_id: user.id, now })
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

/** For the audit log. */
export const stateOf = ({
  status,
  suspended_reason,
  suspended_until,
}: Pick<typeof profiles.$inferSelect, 'status' | 'suspended_reason' | 'suspended_until'>) => ({
  status,
  reason: suspended_reason,
  until: suspended_until?.toISOString() ?? null,
})
