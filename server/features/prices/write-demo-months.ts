import { sql } from 'drizzle-orm'
import { FEWEST_ADS } from '#domain/prices/price-rules.ts'
import { monthInRiyadh } from '#domain/riyadh-time.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, price_months, searchable_cars } from '#server/platform/db/schema/index.ts'

const MONTHS = 6
/** Days that stand for a month. All demo ads are published within four weeks. */
const DAYS = 4

/** Invents the figures of past months from the dates on which the demo ads were published. */
export async function writeDemoMonths(db: Db, now: Date): Promise<void> {
  const { model_id, year, city_id, price, published_at, car_key } = searchable_cars
  await db.execute(sql`
    with offered as (
      select ${model_id} as model_id, ${year} as year, ${city_id} as city_id, ${price} as price, ${published_at} as published_at
      from ${searchable_cars} join ${cars} on ${cars.key} = ${car_key} and ${cars.demo}
      where ${model_id} <> 0 and ${price} is not null
    )
    insert into ${price_months} (model_id, year, city_id, month, count, middle, is_demo)
    select model_id, coalesce(year, 0), coalesce(city_id, 0), ${monthInRiyadh(now)}::date - ago * interval '1 month', count(*),
      percentile_cont(0.5) within group (order by price)::int, true
    from offered
    join generate_series(1, ${MONTHS}::int) as ago on published_at <= ${now}::timestamptz - ago * ${DAYS}::int * interval '1 day'
    group by ago, grouping sets ((model_id, year, city_id), (model_id, year), (model_id, city_id), (model_id))
    having count(*) >= ${FEWEST_ADS}
    on conflict do nothing`)
}
