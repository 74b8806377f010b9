import { renewedEnd } from '#domain/ads/lifecycle.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'
import type { LockedAd } from './lock-ad.ts'
import { publishPictures } from './publish-pictures.ts'
import { readSetting } from '#server/features/settings/public.ts'

/**
 * Publishes an ad. An ad that was live before keeps its publication date and remaining time.
 * @returns the changed columns
 */
export async function publishAd(ad: LockedAd): Promise<Partial<CarRow>> {
  const { tx, car, now } = ad
  await publishPictures(tx, car.id, { owner_id: car.seller_id, picture_ids: car.picture_ids })
  const lifetimeDays = await readSetting(tx, 'ad_lifetime_days')
  return {
    published_at: car.published_at ?? now,
    expires_at: car.expires_at && car.expires_at > now ? car.expires_at : renewedEnd(null, lifetimeDays, now),
    confirmed_at: now,
    rejection_reasons: [],
    admin_notes: null,
  }
}
