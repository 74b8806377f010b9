import { sql } from 'drizzle-orm'
import type { FairPrice } from '#domain/fair-price/estimate-price.ts'
import { showFairPrice, type ShownFairPrice } from '#domain/fair-price/shown-fair-price.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { arrayPlaceholder, prepareStatement, unseenPlaceholder } from '#server/platform/db/prepare-statement.ts'
import { fair_prices, searchable_cars } from '#server/platform/db/schema/index.ts'

/** The fair prices of active ads that have not changed since they were estimated. */
const ofAds = prepareStatement<FairPrice & { key: number }>(
  'fair_prices_of_ads',
  sql`
    select car_key::int as key, expected, spread, count
    from unnest(${arrayPlaceholder('keys', 'int')}) as wanted (key)
    join ${fair_prices} on car_key = wanted.key
    join ${searchable_cars} using (car_key, model_id, year, mileage)
    where expires_at > ${unseenPlaceholder('now', 'timestamptz')}`,
)

export type FairPriceOf = (car: { key: number }) => ShownFairPrice | null

/** Reads what cards show of the fair prices of their ads. */
export async function readFairPrices(
  { db, clock }: { db: Db; clock: Clock },
  cars: readonly { key: number }[],
): Promise<FairPriceOf> {
  if (!cars.length) return () => null
  const rows = await ofAds(db, { keys: `{${cars.map(({ key }) => key).join(',')}}`, now: clock() })
  const shown = new Map(rows.map(({ key, ...fair }) => [key, showFairPrice(fair)]))
  return ({ key }) => shown.get(key) ?? null
}
