import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { RejectionReason } from '#domain/verification/identity.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { identity_requests, profiles, users } from '#server/platform/db/schema/index.ts'
import { removeDocuments } from './identity-files.ts'
import { REJECTION_SENTENCES } from './rejection-sentences.ts'

type Decision = { decision: 'approved' } | { decision: 'rejected'; reason: RejectionReason; note: string }

/**
 * The user is told, the pictures are deleted, and the ads carry the badge.
 * @throws ORPCError NOT_FOUND, ALREADY_DECIDED: of two admins the second one's decision counts for nothing
 */
export async function decideIdentity(context: CallContext, request_id: string, made: Decision): Promise<void> {
  const { db, clock, public_url } = context
  const decided_by = signedIn(context).id
  const catalogue = await context.catalogue()
  const now = clock()
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ request: identity_requests, email: users.email, profile: profiles })
      .from(identity_requests)
      .innerJoin(users, eq(users.id, identity_requests.user_id))
      .innerJoin(profiles, eq(profiles.id, users.id))
      .where(eq(identity_requests.id, request_id))
      .for('update')
    if (!row) throw new ORPCError('NOT_FOUND', { message: 'There is no such request' })
    const { request, email, profile } = row
    if (request.decision) {
      throw new ORPCError('ALREADY_DECIDED', { status: 409, message: 'Someone decided this request already' })
    }
    const is_rejected = made.decision === 'rejected'
    await tx
      .update(identity_requests)
      .set({
        decision: made.decision,
        rejection_reason: is_rejected ? made.reason : null,
        rejection_note: is_rejected ? made.note || null : null,
        decided_by,
        decided_at: now,
      })
      .where(eq(identity_requests.id, request_id))
    await recordAdminChange(tx, {
      admin_id: decided_by,
      what: 'decide_identity',
      subject_id: profile.id,
      before: { decision: null },
      after: { decision: made.decision, reason: is_rejected ? made.reason : null },
      now,
    })
    await removeDocuments(context, tx, request_id)
    if (!is_rejected) {
      await tx.update(profiles).set({ identity_verified_at: now }).where(eq(profiles.id, profile.id))
      await refreshSearchableCars(tx, { seller_id: profile.id, catalogue, now })
    }
    const lang = profile.preferred_language
    await notify(tx, {
      user_id: profile.id,
      kind: is_rejected ? 'identity_rejected' : 'identity_verified',
      link: '/verification',
      now,
    })
    await queueMail(context, tx, email, {
      template: is_rejected ? 'verification_rejected' : 'verification_accepted',
      lang,
      values: {
        name: profile.first_name ?? '',
        ...(is_rejected && { reason: [REJECTION_SENTENCES[lang][made.reason], made.note].filter(Boolean).join(' ') }),
      },
      link: is_rejected ? `${public_url}/verification` : `${public_url}/seller/${profile.id}`,
    })
  })
}
