import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { tellOfAd } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { favorites, price_history, type CarRow } from '#server/platform/db/schema/index.ts'
import { tellOfLowerPrice } from './tell-of-lower-price.job.ts'

interface NewPrice {
  /** The ad before the change. */
  car: CarRow
  /** Riyals; null on request. */
  price: number | null
  isLive: boolean
  now: Date
}

/** Records the price of an ad that was ever public, and tells users who saved it about a lower price. */
export async function notePrice(
  services: Pick<Services, 'jobs' | 'public_url' | 'authSecret'>,
  tx: Db,
  { car, price, isLive, now }: NewPrice,
): Promise<void> {
  if (!car.published_at || price === car.price) return
  if (price !== null) {
    if (isLive && car.price !== null && price < car.price)
      await services.jobs.add(tx, tellOfLowerPrice, { car_id: car.id })
    // a first price is none that was lowered
    const isFirst = and(eq(favorites.car_id, car.id), isNull(favorites.told_price))
    await tx.update(favorites).set({ told_price: price }).where(isFirst)
  }
  if (isLive) await tellOfAd(services, tx, { car_id: car.id, ad_change: 'price_changed', new_price: price, now })
  await tx
    .insert(price_history)
    .values({ car_id: car.id, price, asked_at: now })
    .onConflictDoUpdate({ target: [price_history.car_id, price_history.asked_at], set: { price } })
}
