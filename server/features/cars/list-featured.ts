import { and, desc, eq, gt } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import type { DataServices } from '#server/context.ts'
import { car_cards, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { presentCards } from './present-card.ts'
import type { StoredCard } from './stored-card.ts'

/** Public featured ads, newest first. */
export async function listFeatured(services: DataServices, { limit }: { limit: number }): Promise<CarCard[]> {
  const now = services.clock()
  const rows = await services.db
    .select({ card: car_cards.card })
    .from(cars)
    .innerJoin(searchable_cars, eq(searchable_cars.car_key, cars.key))
    .innerJoin(car_cards, eq(car_cards.car_key, cars.key))
    .where(and(gt(cars.featured_until, now), gt(searchable_cars.expires_at, now)))
    .orderBy(desc(searchable_cars.published_at), desc(cars.key))
    .limit(limit)
  return presentCards(
    services,
    rows.map(({ card }) => card as StoredCard),
  )
}
