import { asc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { DEFAULT_MAX_ANNUAL_MILEAGE } from '#domain/tags/low-mileage.ts'
import type { TagContext } from '#domain/tags/taggable-car.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { readSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  car_cards,
  car_counters,
  car_manual_tags,
  car_pictures,
  cars,
  price_history,
  profiles,
  searchable_cars,
  searchable_words,
} from '#server/platform/db/schema/index.ts'
import { searchableRow, wordsOf, type CarFacts } from './searchable-row.ts'
import { storedCard } from './stored-card.ts'

type Refresh = ({ car_ids: readonly string[] } | { seller_id: string }) & { catalogue: Catalogue; now: Date }

/** A statement has room for so many: some dealers have thousands. */
const AT_ONCE = 500

/** Brings search in line with these ads, or all of a seller; called in the transaction that changed them. */
export async function refreshSearchableCars(tx: Db, { catalogue, now, ...which }: Refresh): Promise<void> {
  const car_ids = 'car_ids' in which ? [...which.car_ids] : await listCarIds(tx, which.seller_id)
  for (let at = 0; at < car_ids.length; at += AT_ONCE) {
    await refreshSome(tx, { car_ids: car_ids.slice(at, at + AT_ONCE), catalogue, now })
  }
}

interface Some {
  car_ids: string[]
  catalogue: Catalogue
  now: Date
}

async function refreshSome(tx: Db, { car_ids, catalogue, now }: Some): Promise<void> {
  await lockSellers(tx, car_ids)
  const facts = await readFacts(tx, car_ids)
  const keys = facts.map(({ car }) => car.key)
  await removeSearchableCars(tx, keys)

  const active = facts.filter(
    ({ car, seller }) => car.status === 'active' && !car.deleted_at && seller.status === 'active',
  )
  if (!active.length) return
  const context = await readTagContext(tx, now)
  const pictures = await readPictures(tx, active)
  const rows = active.map((one) => ({ ...one, ...searchableRow(one, catalogue, context, now) }))
  await tx.insert(searchable_cars).values(rows.map(({ row }) => row))
  await tx.insert(car_cards).values(
    rows.map(({ car, seller, row, discount }) => ({
      car_key: car.key,
      card: storedCard({ car, seller, discount, tags: row.tags, images: pictures.get(car.id) ?? [] }),
    })),
  )
  await tx.insert(searchable_words).values(
    active.map((one) => ({
      car_key: one.car.key,
      words: sql<string>`array_to_tsvector(${sql.param(wordsOf(one))}::text[])`,
    })),
  )
}

async function listCarIds(tx: Db, seller_id: string): Promise<string[]> {
  const rows = await tx.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, seller_id))
  return rows.map(({ id }) => id)
}

/** So that who writes an ad while its seller is suspended waits for that, and sees it. */
async function lockSellers(tx: Db, car_ids: string[]): Promise<void> {
  const sellers = tx.select({ id: cars.seller_id }).from(cars).where(inArray(cars.id, car_ids))
  await tx.select({ id: profiles.id }).from(profiles).where(inArray(profiles.id, sellers)).for('share')
}

export async function removeSearchableCars(tx: Db, keys: number[] | SQLWrapper): Promise<void> {
  for (const table of [searchable_cars, car_cards, searchable_words]) {
    await tx.delete(table).where(inArray(table.car_key, keys))
  }
}

/** Addresses by ad, the cover first. */
export async function readPictures(tx: Db, active: readonly CarFacts[]): Promise<Map<string, string[]>> {
  const car_ids = active.map(({ car }) => car.id)
  const rows = await tx
    .select({ car_id: car_pictures.car_id, url: car_pictures.url })
    .from(car_pictures)
    .where(inArray(car_pictures.car_id, car_ids))
    .orderBy(asc(car_pictures.position))
  const pictures = new Map<string, string[]>()
  for (const { car_id, url } of rows) pictures.set(car_id, [...(pictures.get(car_id) ?? []), url])
  return pictures
}

type SoldCar = CarFacts & { seller: Pick<typeof profiles.$inferSelect, 'status' | 'identity_verified_at'> }

export async function readFacts(tx: Db, car_ids: string[]): Promise<SoldCar[]> {
  const rows = await tx
    .select({
      car: cars,
      counters: car_counters,
      seller: { status: profiles.status, identity_verified_at: profiles.identity_verified_at },
    })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(inArray(cars.id, car_ids))
  const prices = await tx.select().from(price_history).where(inArray(price_history.car_id, car_ids))
  const manual_tags = await tx.select().from(car_manual_tags).where(inArray(car_manual_tags.car_id, car_ids))
  const prices_of = Map.groupBy(prices, ({ car_id }) => car_id)
  const tags_of = Map.groupBy(manual_tags, ({ car_id }) => car_id)
  return rows.map(({ car, counters, seller }) => ({
    car,
    seller,
    counters: counters ?? { view_count: 0, contact_count: 0, favorites_count: 0 },
    prices: prices_of.get(car.id) ?? [],
    manual_tag_ids: (tags_of.get(car.id) ?? []).map(({ tag_id }) => tag_id),
  }))
}

/** The year is Riyadh's. */
export async function readTagContext(db: Db, now: Date): Promise<TagContext> {
  const limit = await readSetting(db, 'max_annual_mileage_for_low_tag')
  return {
    this_year: new Date(now.getTime() + 3 * 3_600_000).getUTCFullYear(),
    max_annual_mileage_for_low_tag: typeof limit === 'number' && limit > 0 ? limit : DEFAULT_MAX_ANNUAL_MILEAGE,
  }
}
