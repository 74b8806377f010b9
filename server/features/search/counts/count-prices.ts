import { and, isNotNull, sql } from 'drizzle-orm'
import type { PriceCount } from '#domain/search/numbers/choose-budgets.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars as car } from '#server/platform/db/schema/index.ts'
import { whereAll } from '../questions/condition-sql.ts'

/** The number of cars on offer at each price, without cars that have none. */
export async function countPrices(db: Db, now: Date): Promise<PriceCount[]> {
  return db
    .select({ price: sql<number>`${car.price}`, count: sql<number>`count(*)::int` })
    .from(car)
    .where(and(isNotNull(car.price), whereAll([], now)))
    .groupBy(car.price)
}
