import { and, eq, sql } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { changedFields, withQuickFields } from '#domain/ads/changed-fields.ts'
import { adState, type AdState } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { takeFloorOfDraft } from '#server/features/offers/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, drafts, profiles } from '#server/platform/db/schema/index.ts'
import { canManageAd } from './access.ts'
import { assertMayAdd } from './assert-may-add.ts'
import { describeAd } from './describe-ad.ts'
import { noteEvent } from './note-event.ts'
import { noteFloor, notePrice } from './note-price.ts'
import { lockAd, type LockedAd } from './lock-ad.ts'
import { assertPicturesReady, publishPictures } from './publish-pictures.ts'
import { readAd, readChange } from './read-ad.ts'
import { mailSeller } from './notify-seller.ts'
import { transition } from './transition.ts'

interface Submitted {
  state: AdState
  has_revision: boolean
}

/**
 * Submits a new ad or an edit. A live ad stays public: changes that need review wait in `ad_revisions`, and others
 * apply immediately. Ads in other states are reviewed again. Idempotent by the ID of the draft. Only new ads count
 * towards the limit, not corrections and refused submissions.
 * @throws INVALID_INPUT, WRONG_STATE, LIMITED, TOO_MANY_ATTEMPTS; NOT_FOUND for the ID of another user's ad
 */
export async function submitAd(context: CallContext, carId: string, ad: Ad): Promise<Submitted> {
  const { db, clock } = context
  const sellerId = requireUser(context).id
  const catalogue = await context.catalogue()
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, sellerId))
  const row = readAd(ad, catalogue, profile?.country_code ?? 'SA')
  return db.transaction(async (tx) => {
    const now = clock()
    // another tab may submit the same ID at the same time
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${carId}, 0))`)
    const stored = await lockAd(tx, carId)
    if (stored && !canManageAd(sellerId, stored.car)) throw fail('NOT_FOUND')
    await assertPicturesReady(tx, { car_id: carId, owner_id: sellerId, picture_ids: ad.picture_ids })
    if (stored) await changeAd(context, { ...stored, tx, catalogue, now }, row)
    else {
      await addAd(tx, { ...row, id: carId, seller_id: sellerId }, now)
      await takeFloorOfDraft(tx, { car_id: carId, user_id: sellerId })
    }
    await tx.delete(drafts).where(and(eq(drafts.id, carId), eq(drafts.owner_id, sellerId)))
    const after = await lockAd(tx, carId)
    if (!after) throw fail('NOT_FOUND')
    // the minimum may have been set for another price
    if (!stored) await noteFloor(context, tx, { car: after.car, price: after.car.price, catalogue, now })
    const state = adState(after.lifecycle, now)
    const isArriving = state === 'pending' && (!stored || adState(stored.lifecycle, now) !== 'pending')
    if (isArriving) {
      await mailSeller(context, tx, { car: after.car, catalogue, template: 'ad_received', link: `/car/${carId}` })
    }
    return { state, has_revision: after.lifecycle.has_revision }
  })
}

type Row = ReturnType<typeof readAd>

async function addAd(tx: Db, row: Row & { id: string; seller_id: string }, now: Date): Promise<void> {
  const { id: carId, seller_id, picture_ids = [] } = row
  await assertMayAdd(tx, seller_id, now)
  await tx.insert(cars).values({ ...row, status: 'pending', created_at: now, updated_at: now, submitted_at: now })
  await publishPictures(tx, carId, { owner_id: seller_id, picture_ids })
  await noteEvent(tx, {
    car_id: carId,
    actor_id: seller_id,
    action: 'submit',
    from_state: 'none',
    to_state: 'pending',
    now,
  })
}

async function changeAd(context: CallContext, ad: LockedAd, row: Row): Promise<void> {
  const { tx, car, revision, lifecycle, catalogue, now } = ad
  const approved = describeAd(car, catalogue)
  const submitted = describeAd({ ...car, ...row }, catalogue)
  const { names, isQuick } = changedFields(approved, submitted)
  const ownerId = car.seller_id
  // a rotated picture has a new URL but the same id
  await publishPictures(tx, car.id, { owner_id: ownerId, picture_ids: car.picture_ids })
  if (!names.length && !revision) {
    await refreshSearchableCars(tx, { car_ids: [car.id], catalogue, now })
    return
  }
  const isLive = adState(lifecycle, now) === 'active'
  const shown = isLive ? withQuickFields(approved, submitted) : submitted
  await transition(context, ad, {
    by: 'seller',
    actor_id: ownerId,
    action: isQuick ? 'correct' : 'revise',
    note: names.join(', '),
    change: async (to) => {
      if (isLive) await replaceRevision(ad, { shown, submitted })
      else {
        // the submission includes the changes that waited
        await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
        await publishPictures(tx, car.id, { owner_id: ownerId, picture_ids: shown.picture_ids })
      }
      await notePrice(context, tx, { car, price: shown.price, isLive, catalogue, now })
      return {
        ...readChange(car, shown, catalogue),
        ...(to === 'pending' && { submitted_at: now, rejection_reasons: [], admin_notes: null }),
      }
    },
  })
}

/** Changes of a live ad that need review. */
async function replaceRevision(
  { tx, car, revision, now }: LockedAd,
  { shown, submitted }: Record<'shown' | 'submitted', Ad>,
): Promise<void> {
  await tx.delete(ad_revisions).where(eq(ad_revisions.car_id, car.id))
  if (!changedFields(shown, submitted).names.length) return
  await tx.insert(ad_revisions).values({ car_id: car.id, ad: submitted, submitted_at: revision?.submitted_at ?? now })
}
