import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { MOST_BEATEN, type BeatenCar, type CarFilters } from '#contract/search.ts'
import type { DataServices } from '#server/context.ts'
import { presentCards, type StoredCard } from '#server/features/cars/public.ts'
import { car_cards, searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { betterCars, whereAll } from './questions/condition-sql.ts'
import { readAsked } from './read-asked.ts'

const cardOfBetter = alias(car_cards, 'card_of_better')

/** The newest results of a search that another result beats, each with the cheapest that does, which none beats. */
export async function listBeaten(
  services: Pick<DataServices, 'db' | 'clock' | 'catalogue' | 'search'>,
  asked: CarFilters,
): Promise<BeatenCar[]> {
  const { chosen, typed } = await readAsked(services, asked)
  const among = [...chosen, ...typed.filters, ...typed.words]
  const now = services.clock()
  const found = services.db.$with('found').as(
    services.db
      .select({
        car_key: car.car_key,
        published_at: car.published_at,
        better_key: sql<number>`best.car_key`.as('better_key'),
      })
      .from(car)
      .crossJoinLateral(
        sql`(select better.car_key from ${betterCars(among, now)} order by better.price, better.car_key limit 1) as best`,
      )
      .where(whereAll(among, now))
      .orderBy(desc(car.published_at), desc(car.car_key))
      .limit(MOST_BEATEN),
  )
  const rows = await services.db
    .with(found)
    .select({ card: car_cards.card, by: cardOfBetter.card })
    .from(found)
    .innerJoin(car_cards, eq(car_cards.car_key, found.car_key))
    .innerJoin(cardOfBetter, eq(cardOfBetter.car_key, found.better_key))
    .orderBy(desc(found.published_at), desc(found.car_key))
  const cards = await presentCards(
    services,
    rows.flatMap(({ card, by }) => [card as StoredCard, by as StoredCard]),
  )
  return rows.flatMap((_, at) => {
    const [card, by] = [cards[2 * at], cards[2 * at + 1]]
    return card && by ? [{ card, by }] : []
  })
}
