import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { price_history, type CarRow } from '#server/platform/db/schema/index.ts'
import { tellOfLowerPrice } from './tell-of-lower-price.job.ts'

interface NewPrice {
  /** The ad before the change. */
  car: CarRow
  /** Riyals. */
  price: number
  isLive: boolean
  now: Date
}

/** Records the price of an ad that was ever public, and tells users who saved it about a lower price. */
export async function notePrice(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { car, price, isLive, now }: NewPrice,
): Promise<void> {
  if (isLive && price < car.price) await jobs.add(tx, tellOfLowerPrice, { car_id: car.id })
  if (!car.published_at || price === car.price) return
  await tx
    .insert(price_history)
    .values({ car_id: car.id, price, asked_at: now })
    .onConflictDoUpdate({ target: [price_history.car_id, price_history.asked_at], set: { price } })
}
