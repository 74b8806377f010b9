import { eq } from 'drizzle-orm'
import type { Ad } from '#contract/ads.ts'
import { changedFields } from '#domain/ads/changed-fields.ts'
import { adState } from '#domain/ads/lifecycle.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import type { CallContext } from '#server/context.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { profiles, type CarRow } from '#server/platform/db/schema/index.ts'
import {
  assertPicturesReady,
  carryWaiting,
  describeAd,
  notePrice,
  publishPictures,
  readChange,
  transition,
  withLockedAd,
  type LockedAd,
} from '#server/features/ads/public.ts'
import { readFieldNames } from './read-field-names.ts'
import { recordedFields } from './recorded-fields.ts'

interface Input {
  car_id: string
  ad: Ad
  /** The version that the change is based on. */
  updated_at: string
  /** Shown to the seller, in the seller's language; may be empty. */
  note: string
}

/**
 * Changes the fields of an ad immediately. Waiting changes are rebased onto the new fields.
 * @returns the names of the changed fields
 * @throws NOT_FOUND, WRONG_STATE, CHANGED_ELSEWHERE, INVALID_INPUT
 */
export const changeFields = (
  context: CallContext,
  { car_id, ad, updated_at, note }: Input,
): Promise<{ changed: string[] }> =>
  withLockedAd(context, car_id, async (locked) => {
    if (!locked) throw fail('NOT_FOUND')
    const { tx, car, lifecycle, catalogue, now } = locked
    if (car.deleted_at) throw fail('WRONG_STATE', { reason: 'wrong_state' })
    if (car.updated_at.getTime() !== new Date(updated_at).getTime()) {
      throw fail('CHANGED_ELSEWHERE')
    }
    const row = await readTaggedCars(locked, ad)
    const hasOtherPictures = await changePictures(locked, ad.picture_ids)
    const before = describeAd(car, catalogue)
    const after = describeAd({ ...car, ...row }, catalogue)
    const { names } = changedFields(before, after)
    // a rotated picture has a new URL but the same id
    const changed = [...new Set([...names, ...(hasOtherPictures ? ['picture_ids'] : [])])]
    if (!changed.length) return { changed }
    const namesOf = await readFieldNames(tx)
    await transition(context, locked, {
      by: 'admin',
      actor_id: requireUser(context).id,
      action: 'amend',
      audit: {
        what: 'change_ad_fields',
        before: recordedFields(before, changed),
        after: recordedFields(after, changed),
      },
      note: [changed.join(', '), note].filter(Boolean).join('\n'),
      change: async () => {
        await carryWaiting(locked, { before, after })
        const isLive = adState(lifecycle, now) === 'active'
        await notePrice(context, tx, { car, price: after.price, isLive, catalogue, now })
        return row
      },
      news: {
        kind: 'ad_amended',
        link: `/my-ads/edit/${car_id}`,
        values: (lang, say) => ({ changes: namesOf(changed, lang, say), note }),
      },
    })
    return { changed }
  })

async function readTaggedCars({ tx, car, catalogue }: LockedAd, ad: Ad): Promise<Partial<CarRow>> {
  const [seller] = await tx.select().from(profiles).where(eq(profiles.id, car.seller_id))
  // the form prefills a missing contact name; submitting it unchanged is not a change
  const isFilledIn = car.contact_name === null && seller && ad.contact_name === displayName(seller)
  return {
    ...readChange(car, ad, catalogue, seller?.country_code ?? 'SA'),
    ...(isFilledIn && { contact_name: null }),
  }
}

/** @returns whether the pictures of the ad changed */
async function changePictures({ tx, car }: LockedAd, pictureIds: readonly string[]): Promise<boolean> {
  if (pictureIds.some((id) => !car.picture_ids.includes(id))) throw invalid('picture_ids', 'pictures_unknown')
  const chosen = { owner_id: car.seller_id, picture_ids: pictureIds }
  await assertPicturesReady(tx, { car_id: car.id, ...chosen })
  return publishPictures(tx, car.id, chosen)
}
