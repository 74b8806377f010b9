import { eq } from 'drizzle-orm'
import { renewedEnd } from '#domain/ads/lifecycle.ts'
import { price_history, type CarRow } from '#server/platform/db/schema/index.ts'
import type { LockedAd } from './lock-ad.ts'
import { publishPictures } from './publish-pictures.ts'
import { readSetting } from '#server/features/settings/public.ts'

interface Version {
  picture_ids: readonly string[]
  /** In riyals; null if the price is on request. */
  price: number | null
}

/** Publishes the data in other tables: pictures and the first price. */
export async function publishVersion({ tx, car, now }: LockedAd, { picture_ids, price }: Version): Promise<void> {
  await publishPictures(tx, car.id, { owner_id: car.seller_id, picture_ids })
  const [known] = await tx.select().from(price_history).where(eq(price_history.car_id, car.id)).limit(1)
  if (!known) await tx.insert(price_history).values({ car_id: car.id, price, asked_at: now })
}

/**
 * Publishes an ad. An ad that was live before keeps its publication date and remaining time.
 * @returns the changed columns
 */
export async function publishAd(ad: LockedAd): Promise<Partial<CarRow>> {
  const { tx, car, now } = ad
  await publishVersion(ad, car)
  const lifetimeDays = await readSetting(tx, 'ad_lifetime_days')
  return {
    published_at: car.published_at ?? now,
    expires_at: car.expires_at && car.expires_at > now ? car.expires_at : renewedEnd(null, lifetimeDays, now),
    confirmed_at: now,
    rejection_reasons: [],
    admin_notes: null,
  }
}
