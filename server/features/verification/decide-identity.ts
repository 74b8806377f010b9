import { eq } from 'drizzle-orm'
import type { RejectionReason } from '#domain/verification/identity.ts'
import type { CallContext } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { lockWaiting } from '#server/features/decision-queue/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import type { Say } from '#server/features/sentences/public.ts'
import { identity_requests, profiles, users } from '#server/platform/db/schema/index.ts'
import { removeDocuments } from './identity-files.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

type Decision = { decision: 'approved' } | { decision: 'rejected'; reason: RejectionReason; note: string }

/**
 * Decides an identity request: notifies the user, deletes the pictures and updates the badge on the user's ads.
 * @throws NOT_FOUND; ALREADY_DECIDED if another admin was faster
 */
export async function decideIdentity(context: CallContext, requestId: string, made: Decision): Promise<void> {
  const { db, clock } = context
  const decidedBy = requireUser(context).id
  const catalogue = await context.catalogue()
  const now = clock()
  await db.transaction(async (tx) => {
    const [{ profile }] = await lockWaiting(tx, {
      rows: tx
        .select({ request: identity_requests, profile: profiles })
        .from(identity_requests)
        .innerJoin(users, eq(users.id, identity_requests.user_id))
        .innerJoin(profiles, eq(profiles.id, users.id))
        .where(eq(identity_requests.id, requestId))
        .for('update'),
      decidedAt: ({ request }) => request.decided_at,
      what: ['decide_identity'],
      subjectOf: ({ request }) => request.user_id,
      admin_id: decidedBy,
    })
    const isRejected = made.decision === 'rejected'
    await tx
      .update(identity_requests)
      .set({
        decision: made.decision,
        rejection_reason: isRejected ? made.reason : null,
        rejection_note: isRejected ? made.note || null : null,
        decided_by: decidedBy,
        decided_at: now,
      })
      .where(eq(identity_requests.id, requestId))
    await recordAdminChange(tx, {
      admin_id: decidedBy,
      what: 'decide_identity',
      subject_id: profile.id,
      before: { decision: null },
      after: { decision: made.decision, reason: isRejected ? made.reason : null },
      now,
    })
    await removeDocuments(context, tx, requestId)
    if (!isRejected) {
      await tx.update(profiles).set({ identity_verified_at: now }).where(eq(profiles.id, profile.id))
      afterCommit(tx, { type: 'profiles_changed', ids: [profile.id] })
      await refreshSearchableCars(tx, { seller_id: profile.id, catalogue, now })
    }
    await notify(context, tx, {
      user_id: profile.id,
      kind: isRejected ? 'identity_rejected' : 'identity_verified',
      values: (_lang, say): Record<string, string> => (isRejected ? { reason: reasonOf(made, say) } : {}),
      link: '/verification',
      mail: isRejected
        ? { template: 'verification_rejected' }
        : { template: 'verification_accepted', link: `/seller/${profile.id}` },
      now,
    })
  })
}

const reasonOf = ({ reason, note }: Extract<Decision, { reason: RejectionReason }>, say: Say): string =>
  [reason === 'other' ? '' : say(`sentence_identity_${reason}`), note].filter(Boolean).join(' ')
