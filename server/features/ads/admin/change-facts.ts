import { ORPCError } from '@orpc/server'
import { eq } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { carryOver } from '#domain/ads/carry-over.ts'
import { changedFacts } from '#domain/ads/changed-facts.ts'
import { adState, judge } from '#domain/ads/lifecycle.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { recordAdminChange } from '#server/features/admin-changes/public.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_revisions, cars, profiles } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/http/refusals.ts'
import { adTitle } from '../ad-title.ts'
import { describeAd } from '../describe-ad.ts'
import { refreshDraft } from '../drafts.ts'
import { noteEvent } from '../note-event.ts'
import { notePrice } from '../note-price.ts'
import { lockAd, wrongState, type StoredAd } from '../own-ad.ts'
import { assertPicturesReady, publishPictures } from '../publish-pictures.ts'
import { readChange } from '../read-ad.ts'
import { tellSeller } from '../tell-seller.ts'
import { factNames } from './fact-names.ts'
import { recordedFacts } from './recorded-facts.ts'

interface Wanted {
  car_id: string
  ad: Ad
  /** Of the version that the admin saw. */
  updated_at: string
  /** For the seller, in their language; may be empty. */
  note: string
}

/**
 * An admin says what an ad says, at once; changes that wait for review keep waiting, on top of it.
 * @returns names of facts that are different now
 * @throws ORPCError NOT_FOUND, WRONG_STATE, CHANGED_ELSEWHERE, INVALID_INPUT
 */
export async function changeFacts(
  context: CallContext,
  { car_id, ad, updated_at, note }: Wanted,
): Promise<{ changed: string[] }> {
  const admin_id = signedIn(context).id
  const catalogue = await context.catalogue()
  return context.db.transaction(async (tx) => {
    const now = context.clock()
    const stored = await lockAd(tx, car_id)
    if (!stored) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
    const { car, facts } = stored
    const verdict = judge(facts, 'amend', 'admin', now)
    if ('refusal' in verdict) throw wrongState(verdict.refusal)
    if (car.updated_at.getTime() !== new Date(updated_at).getTime()) {
      throw new ORPCError('CHANGED_ELSEWHERE', { status: 409, message: 'It was changed elsewhere meanwhile' })
    }
    const [seller] = await tx.select().from(profiles).where(eq(profiles.id, car.seller_id))
    // the form fills a name in where the ad has none; who leaves it as it is says nothing
    const is_filled_in = car.contact_name === null && seller && ad.contact_name === displayName(seller)
    const said = {
      ...readChange(car, ad, catalogue, seller?.country_code ?? 'SA'),
      ...(is_filled_in && { contact_name: null }),
    }
    const { picture_ids } = ad
    if (picture_ids.some((id) => !car.picture_ids.includes(id))) throw invalid('picture_ids', 'pictures_unknown')
    await assertPicturesReady(tx, { car_id, owner_id: car.seller_id, picture_ids })
    const shows_other = await publishPictures(tx, car_id, { owner_id: car.seller_id, picture_ids })

    const before = describeAd(car, catalogue)
    const after = describeAd({ ...car, ...said }, catalogue)
    const { names } = changedFacts(before, after)
    // one that was only turned has a new address under the same id
    const changed = [...new Set([...names, ...(shows_other ? ['picture_ids'] : [])])]
    if (!changed.length) return { changed }

    const from_state = adState(facts, now)
    const row = { ...said, updated_at: now }
    await tx.update(cars).set(row).where(eq(cars.id, car_id))
    const waiting = await carryRevision(tx, stored, { before, after })
    await refreshDraft(tx, car_id, { before: stored.revision?.ad ?? before, after: waiting ?? after, now })
    await notePrice(context, tx, { car, price: after.price, is_live: from_state === 'active', now })
    await noteEvent(tx, {
      car_id,
      actor_id: admin_id,
      action: 'amend',
      from_state,
      to_state: verdict.to,
      note: [changed.join(', '), note].filter(Boolean).join('\n'),
      now,
    })
    await recordAdminChange(tx, {
      admin_id,
      what: 'change_ad_facts',
      subject_id: car_id,
      before: recordedFacts(before, changed),
      after: recordedFacts(after, changed),
      now,
    })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    await tellSeller(context, tx, {
      car,
      title: (lang) => adTitle({ ...car, ...row }, catalogue, lang),
      news: 'ad_amended',
      link: `/my-ads/edit/${car_id}`,
      values: (lang) => ({ changes: factNames(changed, lang), note }),
      now,
    })
    return { changed }
  })
}

/** @returns what waits from now on; null for nothing */
async function carryRevision(
  tx: Db,
  { car, revision }: StoredAd,
  { before, after }: { before: Ad; after: Ad },
): Promise<Ad | null> {
  if (!revision) return null
  const ad = carryOver(revision.ad, before, after)
  const is_of_this = eq(ad_revisions.car_id, car.id)
  if (changedFacts(after, ad).names.length) {
    await tx.update(ad_revisions).set({ ad }).where(is_of_this)
    return ad
  }
  await tx.delete(ad_revisions).where(is_of_this)
  return null
}
