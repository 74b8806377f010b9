import { and, eq, gt } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, offer_floors } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

interface OwnAd {
  user_id: string
  car_id: string
}

/** The private minimum of an ad; it is shown to its seller alone. @throws NOT_FOUND */
export async function getFloor({ db }: Pick<DataServices, 'db'>, ad: OwnAd): Promise<{ floor: number | null }> {
  await lockOwn(db, ad)
  const [kept] = await db.select().from(offer_floors).where(eq(offer_floors.car_id, ad.car_id))
  return { floor: kept?.amount ?? null }
}

/** @param floor riyals; null for none @throws NOT_FOUND, FLOOR_ABOVE_PRICE */
export async function setFloor(
  { db }: Pick<DataServices, 'db'>,
  { floor, ...ad }: OwnAd & { floor: number | null },
): Promise<{ floor: number | null }> {
  const { car_id } = ad
  await db.transaction(async (tx) => {
    const { price } = await lockOwn(tx, ad)
    if (floor === null) {
      await tx.delete(offer_floors).where(eq(offer_floors.car_id, car_id))
      return
    }
    if (price !== null && floor > price) throw fail('FLOOR_ABOVE_PRICE')
    await tx
      .insert(offer_floors)
      .values({ car_id, amount: floor })
      .onConflictDoUpdate({ target: offer_floors.car_id, set: { amount: floor } })
  })
  return { floor }
}

/**
 * Forgets the minimum of an ad whose price falls below it, in the transaction that changes the price: with it every offer
 * would be declined, that of the whole price too.
 * @returns whether there was one
 */
export async function forgetFloorAbove(tx: Db, { car_id, price }: { car_id: string; price: number }): Promise<boolean> {
  const forgotten = await tx
    .delete(offer_floors)
    .where(and(eq(offer_floors.car_id, car_id), gt(offer_floors.amount, price)))
    .returning({ car_id: offer_floors.car_id })
  return forgotten.length > 0
}

/** The price does not change until the transaction ends. @throws NOT_FOUND */
async function lockOwn(tx: Db, { user_id, car_id }: OwnAd): Promise<{ price: number | null }> {
  const [car] = await tx
    .select({ seller_id: cars.seller_id, deleted_at: cars.deleted_at, price: cars.price })
    .from(cars)
    .where(eq(cars.id, car_id))
    .for('share')
  if (car?.seller_id !== user_id || car.deleted_at) throw fail('NOT_FOUND')
  return car
}
