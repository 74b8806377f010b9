import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { judge } from '#domain/ads/lifecycle.ts'
import type { AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import { ad_revisions, cars } from '#server/platform/db/schema/index.ts'
import { adTitle } from '../ad-title.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd } from '../own-ad.ts'
import { publication, publishAd } from '../publish-ad.ts'
import { readChange } from '../read-ad.ts'
import { readLifetime } from '../read-lifetime.ts'
import { tellSeller } from '../tell-seller.ts'
import { reasonText } from './rejection-sentences.ts'

type Decision = { is_approved: true } | { is_approved: false; reasons: AdRejectionReason[]; note: string }

interface Decided {
  car_id: string
  /** What the admin looked at. */
  submitted_at: string
}

/**
 * The seller is told, by mail and notification, in the transaction that decides.
 * @throws ORPCError NOT_FOUND; ALREADY_DECIDED for the second of two admins; CHANGED_ELSEWHERE where it was handed in anew
 */
export async function decideAd(context: CallContext, { car_id, submitted_at }: Decided, made: Decision): Promise<void> {
  const { db, clock } = context
  const admin_id = signedIn(context).id
  const catalogue = await context.catalogue()
  const lifetime_days = await readLifetime(db)
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || stored.car.deleted_at) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
    const { car, revision, facts } = stored
    const is_new = car.status === 'pending'
    const handed_in = is_new ? (car.submitted_at ?? car.created_at) : revision?.submitted_at
    const action = is_new
      ? made.is_approved
        ? 'approve'
        : 'reject'
      : made.is_approved
        ? 'approve_revision'
        : 'reject_revision'
    const verdict = judge(facts, action, 'admin', now)
    if ('refusal' in verdict || verdict.to === 'deleted' || !handed_in) {
      throw new ORPCError('ALREADY_DECIDED', { status: 409, message: 'Someone decided this already' })
    }
    if (handed_in.getTime() !== new Date(submitted_at).getTime()) {
      throw new ORPCError('CHANGED_ELSEWHERE', { status: 409, message: 'The seller changed it meanwhile' })
    }
    const note = made.is_approved ? null : made.note || null
    await tx
      .update(cars)
      .set({
        status: verdict.to,
        updated_at: now,
        rejection_reasons: made.is_approved ? [] : made.reasons,
        admin_notes: note,
        ...(is_new && made.is_approved && publication(car, lifetime_days, now)),
        ...(!is_new && made.is_approved && revision && readChange(car, revision.ad, catalogue)),
      })
      .where(eq(cars.id, car_id))
    if (revision) await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car_id))
    if (made.is_approved) {
      const said = revision?.ad ?? car
      await publishAd(tx, { car, picture_ids: said.picture_ids, price: said.price, now })
    }
    await noteEvent(tx, {
      car_id,
      actor_id: admin_id,
      action,
      from_state: is_new ? 'pending' : 'active',
      to_state: verdict.to,
      note: made.is_approved ? null : [...made.reasons, made.note].filter(Boolean).join(', '),
      now,
    })
    await recordAdminChange(tx, {
      admin_id,
      what: 'decide_ad',
      subject_id: car_id,
      before: { status: car.status },
      after: { status: verdict.to, action },
      now,
    })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    await tellSeller(context, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: made.is_approved
        ? is_new
          ? 'ad_approved'
          : 'ad_changes_approved'
        : is_new
          ? 'ad_rejected'
          : 'ad_changes_rejected',
      link: made.is_approved ? `/car/${car_id}` : `/my-ads/edit/${car_id}`,
      values: (lang): Record<string, string> =>
        made.is_approved ? {} : { reason: reasonText(made.reasons, made.note, lang) },
      now,
    })
  })
}
