import { eq, sql } from 'drizzle-orm'
import type { TrustCounts } from '#contract/search.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { whereAll } from '../questions/condition-sql.ts'

const RECENT_MS = 7 * DAY_MS

/** Counts ads on offer with a labelled price, and with a recent confirmation by the seller. */
export async function countTrust(db: Db, now: Date): Promise<TrustCounts> {
  const since = new Date(now.getTime() - RECENT_MS).toISOString()
  const [counts] = await db
    .select({
      compared: sql<number>`count(${searchable_cars.price_share})::int`,
      confirmed: sql<number>`(count(*) filter (where ${cars.confirmed_at} > ${since}::timestamptz))::int`,
    })
    .from(searchable_cars)
    .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
    .where(whereAll([], now))
  return counts ?? { compared: 0, confirmed: 0 }
}
