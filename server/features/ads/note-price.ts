import { and, desc, eq, gt, isNull, lt, lte, max, or } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { adTitle, type Catalogue } from '#server/features/catalogue/public.ts'
import { addAdChangeMessages } from '#server/features/messages/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { deleteFloorAbove } from '#server/features/offers/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { ad_events, favorites, price_history, type CarRow } from '#server/platform/db/schema/index.ts'
import { notifyOfLowerPrice } from './notify-of-lower-price.job.ts'

interface NewPrice {
  /** The ad before the change. */
  car: CarRow
  /** In riyals; null if the price is on request. */
  price: number | null
  isLive: boolean
  catalogue: Catalogue
  now: Date
}

type PriceServices = Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>

/**
 * Tells those who saved an ad, or write to its seller, of its new price. Removes a private minimum above it.
 */
export async function notePrice(services: PriceServices, tx: Db, changed: NewPrice): Promise<void> {
  const { car, price, isLive, now } = changed
  if (price === car.price) return
  await noteFloor(services, tx, changed)
  if (!car.published_at || !isLive) return
  if (price !== null && car.price !== null && price < car.price)
    await services.jobs.add(tx, notifyOfLowerPrice, { car_id: car.id })
  await addAdChangeMessages(services, tx, { car_id: car.id, ad_change: 'price_changed', new_price: price, now })
}

/** A price that becomes public is the first one for those who saved the ad without a price, and no reduction. */
export async function noteFirstPrice(tx: Db, { id, price }: Pick<CarRow, 'id' | 'price'>): Promise<void> {
  if (price === null) return
  const isFirst = and(eq(favorites.car_id, id), isNull(favorites.told_price))
  await tx.update(favorites).set({ told_price: price }).where(isFirst)
}

/**
 * Tells those who saved an ad that is for sale again, or write to its seller, of a price that changed while it was not.
 */
export async function notePriceShown(
  services: PriceServices,
  tx: Db,
  { id, price, now }: Pick<CarRow, 'id' | 'price'> & { now: Date },
): Promise<void> {
  const isLower = price === null ? undefined : and(eq(favorites.car_id, id), gt(favorites.told_price, price))
  const [saved] = isLower ? await tx.select({ car_id: favorites.car_id }).from(favorites).where(isLower).limit(1) : []
  if (saved) await services.jobs.add(tx, notifyOfLowerPrice, { car_id: id })
  const asked = await readLastAsked(tx, id, now)
  if (asked && asked.price !== price)
    await addAdChangeMessages(services, tx, { car_id: id, ad_change: 'price_changed', new_price: price, now })
}

/** The price of an ad when it was last for sale before a time; undefined if it has not been. */
async function readLastAsked(tx: Db, carId: string, now: Date): Promise<{ price: number | null } | undefined> {
  const [last] = await tx
    .select({ at: max(ad_events.created_at) })
    .from(ad_events)
    .where(
      and(
        eq(ad_events.car_id, carId),
        lt(ad_events.created_at, now),
        or(eq(ad_events.from_state, 'active'), eq(ad_events.to_state, 'active')),
      ),
    )
  if (!last?.at) return undefined
  const [asked] = await tx
    .select({ price: price_history.price })
    .from(price_history)
    .where(and(eq(price_history.car_id, carId), lte(price_history.asked_at, last.at)))
    .orderBy(desc(price_history.asked_at))
    .limit(1)
  return asked
}

/** Deletes a private minimum above the price of an ad and notifies the seller. */
export async function noteFloor(
  services: PriceServices,
  tx: Db,
  { car, price, catalogue, now }: Omit<NewPrice, 'isLive'>,
): Promise<void> {
  if (price === null || !(await deleteFloorAbove(tx, { car_id: car.id, price }))) return
  await notify(services, tx, {
    user_id: car.seller_id,
    kind: 'floor_forgotten',
    values: (lang) => ({ car: adTitle(car, catalogue, lang) }),
    link: `/my-ads/edit/${car.id}`,
    now,
  })
}
