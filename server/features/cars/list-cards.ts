import { and, eq, gt, inArray } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import { car_cards, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { presentCards, type CardServices } from './present-card.ts'
import type { StoredCard } from './stored-card.ts'

/** The cards of public ads, in the order of the IDs. */
export async function listCards(services: CardServices, { ids }: { ids: readonly string[] }): Promise<CarCard[]> {
  if (!ids.length) return []
  const rows = await services.db
    .select({ card: car_cards.card })
    .from(cars)
    .innerJoin(searchable_cars, eq(searchable_cars.car_key, cars.key))
    .innerJoin(car_cards, eq(car_cards.car_key, cars.key))
    .where(and(inArray(cars.id, [...ids]), gt(searchable_cars.expires_at, services.clock())))
  const cards = new Map(rows.map(({ card }) => [(card as StoredCard).id, card as StoredCard]))
  return presentCards(
    services,
    [...new Set(ids)].flatMap((id) => cards.get(id) ?? []),
  )
}
