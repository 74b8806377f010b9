import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewPenalty } from '#contract/penalties.ts'
import { mayGive, timesOf } from '#domain/penalties/penalty.ts'
import type { CallContext } from '#server/context.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { byModerator, lockUser, storeSuspension, suspensionError } from '#server/features/admin-users/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, type PenaltyRow } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireSession } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import { penaltyLinkOf } from './penalty-link.ts'
import { penaltyInWords } from './penalty-words.ts'

type Given = z.output<typeof NewPenalty>

/** @throws NOT_FOUND, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN */
export async function givePenalty(context: CallContext, given: Given): Promise<{ id: string }> {
  const catalogue = await context.catalogue()
  const now = context.clock()
  return context.db.transaction((tx) => storePenalty(context, tx, { ...given, catalogue, now }))
}

/**
 * The same as `givePenalty`, within a transaction. A suspension notifies the user itself.
 * @throws NOT_FOUND, FORBIDDEN, OWN_ACCOUNT, USER_IS_ADMIN
 */
export async function storePenalty(
  context: CallContext,
  tx: Db,
  {
    penalty_id = newId(),
    user_id,
    rule,
    severity,
    days,
    reason,
    subject,
    catalogue,
    now,
  }: Given & { catalogue: Catalogue; now: Date },
): Promise<{ id: string }> {
  const { id: givenBy, kind } = requireSession(context)
  if (kind === 'user') throw fail('FORBIDDEN', { needs: 'moderator', feature: 'penalties' })
  if (!mayGive(kind, { severity, days })) throw fail('FORBIDDEN', { needs: 'admin', feature: 'long_suspensions' })
  const { user, roles } = await lockUser(tx, byModerator(givenBy), { user_id })
  const error = suspensionError({ admin_id: givenBy, user, roles })
  if (error) throw fail(error)
  const [known] = await tx.select().from(penalties).where(eq(penalties.id, penalty_id))
  if (known && (known.user_id !== user_id || known.given_by !== givenBy)) throw fail('NOT_FOUND')
  if (known) return { id: known.id }
  const penalty = {
    id: penalty_id,
    user_id,
    rule,
    severity,
    reason,
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    given_by: givenBy,
    created_at: now,
    ...timesOf({ severity, days }, now),
  }
  await tx.insert(penalties).values(penalty)
  // recorded before the suspension, so that undoing both starts with the suspension
  await recordAdminChange(tx, {
    admin_id: givenBy,
    what: 'give_penalty',
    subject_id: user_id,
    before: { penalty: null },
    after: { penalty: penalty.id, rule, severity, until: penalty.ends_at?.toISOString() ?? null, reason },
    now,
  })
  if (severity === 'suspended') {
    const link = context.publicUrl + penaltyLinkOf(context, penalty.id)
    await storeSuspension(context, tx, {
      user_id,
      reason,
      until: penalty.ends_at,
      admin_id: givenBy,
      link,
      catalogue,
      now,
    })
  } else await notifyUser(context, tx, { ...penalty, now })
  return { id: penalty.id }
}

type NotifiedPenalty = Pick<PenaltyRow, 'id' | 'user_id' | 'rule' | 'severity' | 'reason' | 'ends_at'> & { now: Date }

const notifyUser = (context: CallContext, tx: Db, { id, user_id, reason, now, ...penalty }: NotifiedPenalty) =>
  notify(context, tx, {
    user_id,
    kind: 'penalty_given',
    values: (lang, say) => ({ ...penaltyInWords(penalty, lang, say), reason }),
    link: '/penalties',
    mail: { template: 'penalty_given', link: penaltyLinkOf(context, id) },
    now,
  })
