import { sql } from 'drizzle-orm'
import type { MarketPrice } from '#contract/market-price.ts'
import { FEWEST_SIMILAR, SIMILAR_YEARS } from '#domain/ads/price-standing.ts'
import type { Db } from '#server/platform/db/client.ts'
import { searchable_cars } from '#server/platform/db/schema/index.ts'

/** Returns the prices of similar cars; null if there are too few. */
export type MarketOf = (car: { model_id: number | null; year: number }) => MarketPrice | null

type Row = Pick<MarketPrice, 'count'> & { model_id: number; year: number; quartiles: [number, number, number] }

/** Reads the price quartiles for each year of each model, in the same way as `getMarketPrice` for a single one. */
export async function readMarketPrices(db: Db, now: Date): Promise<MarketOf> {
  const [near, far] = SIMILAR_YEARS
  const { model_id, year, price, expires_at } = searchable_cars
  const figures = sql`count(*)::int as count,
    (percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price))::int[] as quartiles`
  const { rows } = await db.execute<Row>(sql`
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
    )
    select * from near union all select * from far`)
  const markets = new Map(
    rows.map(({ quartiles: [lower, middle, upper], count, ...of }) => [keyOf(of), { count, lower, middle, upper }]),
  )
  return (car) => markets.get(keyOf(car)) ?? null
}

const keyOf = ({ model_id, year }: Parameters<MarketOf>[0]) => `${model_id} ${year}`
