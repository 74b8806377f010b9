import { and, desc, eq, gt } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_cards, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { presentCards } from './present-card.ts'
import type { StoredCard } from './stored-card.ts'

/** Public featured ads, newest first. */
export async function listFeatured(services: DataServices, { limit }: { limit: number }): Promise<CarCard[]> {
  return presentCards(services, (await services.featuredCards()).slice(0, limit))
}

/** The stored cards of the newest featured ads. */
export async function readFeatured(db: Db, now: Date, limit: number): Promise<StoredCard[]> {
  const rows = await db
    .select({ card: car_cards.card })
    .from(cars)
    .innerJoin(searchable_cars, eq(searchable_cars.car_key, cars.key))
    .innerJoin(car_cards, eq(car_cards.car_key, cars.key))
    .where(and(gt(cars.featured_until, now), gt(searchable_cars.expires_at, now)))
    .orderBy(desc(searchable_cars.published_at), desc(cars.key))
    .limit(limit)
  return rows.map(({ card }) => card as StoredCard)
}
