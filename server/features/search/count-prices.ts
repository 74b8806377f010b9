import { and, isNotNull, sql } from 'drizzle-orm'
import type { PriceCount } from '#domain/search/choose-budgets.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { whereAll } from './condition-sql.ts'

/** How many cars are on offer at each price; those without one are not counted. */
export async function countPrices(db: Db, now: Date): Promise<PriceCount[]> {
  return db
    .select({ price: sql<number>`${car.price}`, count: sql<number>`count(*)::int` })
    .from(car)
    .where(and(isNotNull(car.price), whereAll([], now)))
    .groupBy(car.price)
}
