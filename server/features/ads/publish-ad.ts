import { eq } from 'drizzle-orm'
import { renewedEnd } from '#domain/ads/lifecycle.ts'
import type { Db } from '#server/platform/db/client.ts'
import { price_history } from '#server/platform/db/schema/index.ts'
import type { CarRow } from './own-ad.ts'
import { publishPictures } from './publish-pictures.ts'

/** An ad that was live before keeps the day it was first published, and what was left of its time. */
export const publication = (car: CarRow, lifetime_days: number, now: Date): Partial<CarRow> => ({
  published_at: car.published_at ?? now,
  expires_at: car.expires_at && car.expires_at > now ? car.expires_at : renewedEnd(null, lifetime_days, now),
  confirmed_at: now,
})

interface Published {
  car: Pick<CarRow, 'id' | 'seller_id'>
  picture_ids: readonly string[]
  /** Riyals. */
  price: number
  now: Date
}

/** What everybody sees of an ad beside its row; the first price that is asked is known from then on. */
export async function publishAd(tx: Db, { car, picture_ids, price, now }: Published): Promise<void> {
  if (picture_ids.length) await publishPictures(tx, car.id, { owner_id: car.seller_id, picture_ids })
  const [known] = await tx.select().from(price_history).where(eq(price_history.car_id, car.id)).limit(1)
  if (!known) await tx.insert(price_history).values({ car_id: car.id, price, asked_at: now })
}
