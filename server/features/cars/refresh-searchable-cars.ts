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
  searchable_cars,
  searchable_words,
} from '#server/platform/db/schema/index.ts'
import { searchableRow, wordsOf, type CarFacts } from './searchable-row.ts'
import { storedCard } from './stored-card.ts'

interface Refresh {
  car_ids: readonly string[]
  catalogue: Catalogue
  now: Date
}

/** Brings search in line with these ads; called in the transaction that changed them. */
export async function refreshSearchableCars(tx: Db, { car_ids, catalogue, now }: Refresh): Promise<void> {
  if (!car_ids.length) return
  const facts = await readFacts(tx, [...car_ids])
  const keys = facts.map(({ car }) => car.key)
  await removeSearchableCars(tx, keys)

  const active = facts.filter(({ car }) => car.status === 'active' && !car.deleted_at)
  if (!active.length) return
  const context = await readTagContext(tx, now)
  const pictures = await readPictures(tx, active)
  const rows = active.map((one) => ({ ...one, ...searchableRow(one, catalogue, context, now) }))
  await tx.insert(searchable_cars).values(rows.map(({ row }) => row))
  await tx.insert(car_cards).values(
    rows.map(({ car, row, discount }) => ({
      car_key: car.key,
      card: storedCard({ car, discount, tags: row.tags, images: pictures.get(car.id) ?? [] }),
    })),
  )
  await tx.insert(searchable_words).values(
    active.map((one) => ({
      car_key: one.car.key,
      words: sql<string>`array_to_tsvector(${sql.param(wordsOf(one))}::text[])`,
    })),
  )
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

export async function readFacts(tx: Db, car_ids: string[]): Promise<CarFacts[]> {
  const rows = await tx
    .select({ car: cars, counters: car_counters })
    .from(cars)
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(inArray(cars.id, car_ids))
  const prices = await tx.select().from(price_history).where(inArray(price_history.car_id, car_ids))
  const manual_tags = await tx.select().from(car_manual_tags).where(inArray(car_manual_tags.car_id, car_ids))
  const prices_of = Map.groupBy(prices, ({ car_id }) => car_id)
  const tags_of = Map.groupBy(manual_tags, ({ car_id }) => car_id)
  return rows.map(({ car, counters }) => ({
    car,
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
