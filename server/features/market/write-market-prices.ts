import { sql } from 'drizzle-orm'
import { FEWEST_SIMILAR, SIMILAR_YEARS } from '#domain/ads/price-standing.ts'
import type { Db } from '#server/platform/db/client.ts'
import { market_prices, searchable_cars } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/** Stores the price quartiles for each year of each model, in the same way as `getMarketPrice` for a single one. */
export async function writeMarketPrices(db: Db, now: Date): Promise<void> {
  const [near, far] = SIMILAR_YEARS
  const { model_id, year, price, expires_at } = searchable_cars
  const figures = sql`count(*)::int as count,
    (percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price))::int[] as quartiles`
  await db.transaction(async (tx) => {
    // two that write rows in different orders could wait for each other
    await tx.execute(sql`lock table ${market_prices} in share row exclusive mode`)
    const { rows } = await tx.execute<{ is_changed: boolean }>(sql`
    with offered as (
      select ${model_id} as model_id, ${year} as year, ${price} as price from ${searchable_cars}
      where ${model_id} <> 0 and ${price} is not null and ${expires_at} > ${now}
    ), near as (
      select model_id, around as year, ${figures} from offered, generate_series(year - ${near}::int, year + ${near}::int) as around
      group by model_id, around having count(*) >= ${FEWEST_SIMILAR}
    ), far as (
      select model_id, around as year, ${figures} from offered, generate_series(year - ${far}::int, year + ${far}::int) as around
      where not exists (select from near where near.model_id = offered.model_id and near.year = around)
      group by model_id, around having count(*) >= ${FEWEST_SIMILAR}
    ), counted as (
      select * from near union all select * from far
    ), gone as (
      delete from ${market_prices} as stored
      where not exists (select from counted where counted.model_id = stored.model_id and counted.year = stored.year)
      returning 1
    ), written as (
    insert into ${market_prices} as stored (model_id, year, count, lower, middle, upper)
    select model_id, year, count, quartiles[1], quartiles[2], quartiles[3] from counted order by model_id, year
    on conflict (model_id, year) do update
    set count = excluded.count, lower = excluded.lower, middle = excluded.middle, upper = excluded.upper
    where (stored.count, stored.lower, stored.middle, stored.upper)
      is distinct from (excluded.count, excluded.lower, excluded.middle, excluded.upper)
      returning 1
    )
    select exists (select from gone) or exists (select from written) as is_changed`)
    if (rows[0]?.is_changed) afterCommit(tx, { type: 'prices_changed' })
  })
}
