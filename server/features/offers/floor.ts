import { and, eq, gt } from 'drizzle-orm'
import type { DraftFields } from '#contract/ads.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, drafts, offer_floors } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { canSetFloor } from './access.ts'

interface OwnAd {
  user_id: string
  car_id: string
}

/**
 * The private minimum of an ad or of its draft, for its seller only.
 * @throws NOT_FOUND
 */
export async function getFloor({ db }: Pick<DataServices, 'db'>, ad: OwnAd): Promise<{ floor: number | null }> {
  const { floor } = await lockOwn(db, ad)
  return { floor }
}

/**
 * @param floor in riyals; null removes it
 * @throws NOT_FOUND, FLOOR_ABOVE_PRICE
 */
export async function setFloor(
  { db }: Pick<DataServices, 'db'>,
  { floor, ...ad }: OwnAd & { floor: number | null },
): Promise<{ floor: number | null }> {
  await db.transaction(async (tx) => {
    const { price, isDraft } = await lockOwn(tx, ad)
    if (floor !== null && price !== null && floor > price) throw fail('FLOOR_ABOVE_PRICE')
    if (isDraft) await tx.update(drafts).set({ offer_floor: floor }).where(eq(drafts.id, ad.car_id))
    else await writeFloor(tx, ad.car_id, floor)
  })
  return { floor }
}

/** Copies the private minimum of a draft to the new ad, in the transaction that submits it. */
export async function takeFloorOfDraft(tx: Db, ad: OwnAd): Promise<void> {
  const draft = await lockDraft(tx, ad)
  if (draft) await writeFloor(tx, ad.car_id, draft.offer_floor)
}

async function writeFloor(tx: Db, carId: string, amount: number | null): Promise<void> {
  if (amount === null) await tx.delete(offer_floors).where(eq(offer_floors.car_id, carId))
  else {
    await tx
      .insert(offer_floors)
      .values({ car_id: carId, amount })
      .onConflictDoUpdate({ target: offer_floors.car_id, set: { amount } })
  }
}

/**
 * Removes the private minimum of an ad if the new price is lower, in the transaction that changes the price. Otherwise
 * even offers of the full price would be declined.
 * @returns whether there was one
 */
export async function deleteFloorAbove(tx: Db, { car_id, price }: { car_id: string; price: number }): Promise<boolean> {
  const deleted = await tx
    .delete(offer_floors)
    .where(and(eq(offer_floors.car_id, car_id), gt(offer_floors.amount, price)))
    .returning({ car_id: offer_floors.car_id })
  return deleted.length > 0
}

interface Own {
  /** In riyals; null if the price is on request or not entered yet. */
  price: number | null
  floor: number | null
  isDraft: boolean
}

/**
 * Locks the ad or draft, so that its price does not change until the transaction ends.
 * @throws NOT_FOUND
 */
async function lockOwn(tx: Db, ad: OwnAd): Promise<Own> {
  const [car] = await tx
    .select({ seller_id: cars.seller_id, deleted_at: cars.deleted_at, price: cars.price, floor: offer_floors.amount })
    .from(cars)
    .leftJoin(offer_floors, eq(offer_floors.car_id, cars.id))
    .where(eq(cars.id, ad.car_id))
    .for('share', { of: cars })
  if (!car) {
    const draft = await lockDraft(tx, ad)
    if (!draft) throw fail('NOT_FOUND')
    return { price: typedPrice(draft.fields), floor: draft.offer_floor, isDraft: true }
  }
  if (!canSetFloor(ad.user_id, car)) throw fail('NOT_FOUND')
  return { price: car.price, floor: car.floor, isDraft: false }
}

async function lockDraft(tx: Db, { user_id, car_id }: OwnAd) {
  const [draft] = await tx
    .select({ fields: drafts.fields, offer_floor: drafts.offer_floor })
    .from(drafts)
    .where(and(eq(drafts.id, car_id), eq(drafts.owner_id, user_id)))
    .for('update')
  return draft
}

const typedPrice = ({ price, is_price_on_request }: DraftFields): number | null =>
  is_price_on_request === true || typeof price !== 'string' ? null : parseNumber(price)
