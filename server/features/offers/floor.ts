import { eq } from 'drizzle-orm'
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
  await assertOwn(db, ad)
  const [kept] = await db.select().from(offer_floors).where(eq(offer_floors.car_id, ad.car_id))
  return { floor: kept?.amount ?? null }
}

/** @param floor riyals; null for none @throws NOT_FOUND */
export async function setFloor(
  { db }: Pick<DataServices, 'db'>,
  { floor, ...ad }: OwnAd & { floor: number | null },
): Promise<{ floor: number | null }> {
  await assertOwn(db, ad)
  const { car_id } = ad
  if (floor === null) await db.delete(offer_floors).where(eq(offer_floors.car_id, car_id))
  else {
    await db
      .insert(offer_floors)
      .values({ car_id, amount: floor })
      .onConflictDoUpdate({ target: offer_floors.car_id, set: { amount: floor } })
  }
  return { floor }
}

async function assertOwn(db: Db, { user_id, car_id }: OwnAd): Promise<void> {
  const [car] = await db
    .select({ seller_id: cars.seller_id, deleted_at: cars.deleted_at })
    .from(cars)
    .where(eq(cars.id, car_id))
  if (car?.seller_id !== user_id || car.deleted_at) throw fail('NOT_FOUND')
}
