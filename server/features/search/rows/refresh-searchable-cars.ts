import { eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { readCards } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { readFairPricesOf } from '#server/features/fair-price/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { car_cards, cars, profiles, searchable_cars, searchable_words } from '#server/platform/db/schema/index.ts'
import { searchableRow, wordsOf } from './searchable-row.ts'

type Refresh = ({ car_ids: readonly string[] } | { seller_id: string }) & { catalogue: Catalogue; now: Date }

/** Ads per statement, since some dealers have thousands. */
const AT_ONCE = 500

/** Updates the search rows of these ads, or all of a seller, and publishes the event. Call it in the transaction of the change. */
export async function refreshSearchableCars(tx: Db, { catalogue, now, ...which }: Refresh): Promise<void> {
  const carIds = 'car_ids' in which ? [...which.car_ids] : await listCarIds(tx, which.seller_id)
  if (carIds.length) afterCommit(tx, { type: 'cars_changed', ids: carIds })
  for (let at = 0; at < carIds.length; at += AT_ONCE) {
    await refreshSome(tx, { car_ids: carIds.slice(at, at + AT_ONCE), catalogue, now })
  }
}

interface Some {
  car_ids: string[]
  catalogue: Catalogue
  now: Date
}

async function refreshSome(tx: Db, { car_ids, catalogue, now }: Some): Promise<void> {
  await lockSellers(tx, car_ids)
  const read = await readCards(tx, { car_ids, catalogue, now })
  await removeSearchableCars(
    tx,
    read.map(({ car }) => car.key),
  )

  const active = read.filter(isSearchable)
  if (!active.length) return
  const fairOf = await readFairPricesOf(
    tx,
    active.map(({ car }) => car),
  )
  const rows = active.map(({ car, card }) => searchableRow(car, { tags: card.tags, fair: fairOf(car), catalogue }))
  const cards = tx.insert(car_cards).values(active.map(({ car, card }) => ({ car_key: car.key, card })))
  const carWords = active.map(({ car }) => ({ car_key: car.key, words: wordsOf(car) }))
  await tx.execute(sql`
    with cards as ${cards}, words as (
      insert into ${searchable_words} (car_key, words)
      select car_key, array_to_tsvector(words)
      from jsonb_to_recordset(${JSON.stringify(carWords)}::jsonb) as given (car_key bigint, words text[])
    )
    ${insertRows(searchable_cars, rows)}`)
}

async function listCarIds(tx: Db, sellerId: string): Promise<string[]> {
  const rows = await tx.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, sellerId))
  return rows.map(({ id }) => id)
}

/** Locks the sellers, so that a concurrent suspension is awaited and seen. */
async function lockSellers(tx: Db, carIds: string[]): Promise<void> {
  const sellers = tx.select({ id: cars.seller_id }).from(cars).where(inArray(cars.id, carIds))
  await tx.select({ id: profiles.id }).from(profiles).where(inArray(profiles.id, sellers)).for('share')
}

export async function removeSearchableCars(tx: Db, keys: number[] | SQLWrapper): Promise<void> {
  const cards = tx.delete(car_cards).where(inArray(car_cards.car_key, keys))
  const words = tx.delete(searchable_words).where(inArray(searchable_words.car_key, keys))
  const rows = tx.delete(searchable_cars).where(inArray(searchable_cars.car_key, keys))
  await tx.execute(sql`with cards as ${cards}, words as ${words} ${rows.getSQL()}`)
}

export const isSearchable = ({ car, seller }: Awaited<ReturnType<typeof readCards>>[number]): boolean =>
  car.status === 'active' && !car.deleted_at && seller.status === 'active'
