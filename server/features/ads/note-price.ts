import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { price_history } from '#server/platform/db/schema/index.ts'
import type { CarRow } from './own-ad.ts'
import { tellOfLowerPrice } from './tell-of-lower-price.job.ts'

interface NewPrice {
  /** As it was. */
  car: CarRow
  /** Riyals. */
  price: number
  is_live: boolean
  now: Date
}

/** Remembers what is asked from now on for an ad that was ever public, and tells who saved it of a lower price. */
export async function notePrice(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { car, price, is_live, now }: NewPrice,
): Promise<void> {
  if (is_live && price < car.price) await jobs.add(tx, tellOfLowerPrice, { car_id: car.id })
  if (!car.published_at || price === car.price) return
  await tx
    .insert(price_history)
    .values({ car_id: car.id, price, asked_at: now })
    .onConflictDoUpdate({ target: [price_history.car_id, price_history.asked_at], set: { price } })
}
