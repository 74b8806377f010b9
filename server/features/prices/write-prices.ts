import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { FEWEST_ADS, LAST_MILEAGE, MILEAGE_STEP, SOLD_DAYS } from '#domain/prices/price-rules.ts'
import { monthInRiyadh } from '#domain/riyadh-time.ts'
import type { DataServices } from '#server/context.ts'
import {
  cars,
  price_counts,
  price_figures,
  price_mileages,
  price_months,
  profiles,
  searchable_cars,
} from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { mergedModels } from './merged-models.ts'

const number = (value: number) => sql.raw(String(value))
const isEnough = sql`count(*) >= ${number(FEWEST_ADS)}`
/** 0 where all years or cities are counted together. */
const inScope = sql`model_id, coalesce(year, 0) as year, coalesce(city_id, 0) as city_id`
const SCOPES = sql`(model_id, year, city_id), (model_id, year), (model_id, city_id), (model_id)`

/**
 * Recomputes the figures of all pages of prices in one pass over the search rows, and stores those of the current month.
 * Rows that stay the same are not written.
 */
export async function writePrices({ db, clock, catalogue }: Pick<DataServices, 'db' | 'clock' | 'catalogue'>) {
  const now = clock()
  const { price, mileage, expires_at } = searchable_cars
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'prices_changed' })
    // two that write rows in different orders could wait for each other
    await tx.execute(sql`lock table ${price_figures} in share row exclusive mode`)
    await tx.execute(sql`
    with offered as (
      select model_id, year, city_id, ${price} as price,
        least(${mileage} / ${number(MILEAGE_STEP)} * ${number(MILEAGE_STEP)}, ${number(LAST_MILEAGE)}) as from_km
      from ${searchable_cars}
      where model_id <> 0 and ${price} is not null and ${expires_at} > ${now}
    ), counted as materialized (
      select ${inScope}, case when grouping(from_km) = 0 then from_km end as from_km, count(*)::int as count,
        (percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price))::int[] as quartiles
      from offered
      group by grouping sets (${SCOPES}, (model_id, year, from_km), (model_id, from_km))
      having ${isEnough}
    ), merged as (
      select * from ${mergedModels(await catalogue())}
    ), sold as (
      select ${inScope}, count(*)::int as count,
        greatest(1, percentile_cont(0.5) within group (order by days))::int as days
      from (
        select coalesce(merged.to_id, ${cars.model_id}) as model_id, ${cars.year} as year, ${cars.city_id} as city_id,
          extract(epoch from ${cars.sold_at} - ${cars.published_at}) / 86400 as days
        from ${cars}
        join ${profiles} on ${profiles.id} = ${cars.seller_id} and ${profiles.status} = 'active'
        left join merged on merged.from_id = ${cars.model_id}
        where ${cars.status} = 'sold' and ${cars.deleted_at} is null and ${cars.model_id} is not null
          and ${cars.sold_at} between ${new Date(now.getTime() - SOLD_DAYS * DAY_MS)} and ${now}
          and ${cars.published_at} <= ${cars.sold_at}
      ) as sale
      group by grouping sets (${SCOPES})
      having ${isEnough}
    ), figures as (
      select model_id, year, city_id, counted.count, quartiles[1] as lower, quartiles[2] as middle, quartiles[3] as upper,
        sold.count as sold_count, sold.days as sold_days
      from counted left join sold using (model_id, year, city_id)
      where from_km is null
    ), mileages as (
      select model_id, year, from_km, count, quartiles[1] as lower, quartiles[2] as middle, quartiles[3] as upper
      from counted where from_km is not null
    ), run as (
      insert into ${price_counts} (id, counted_at, is_demo)
      values (1, ${now}, exists (select from ${cars} where ${cars.demo}))
      on conflict (id) do update set counted_at = excluded.counted_at, is_demo = excluded.is_demo
      returning is_demo
    ), gone_figures as (
      delete from ${price_figures} as stored where not exists (
        select from figures
        where (figures.model_id, figures.year, figures.city_id) = (stored.model_id, stored.year, stored.city_id)
      )
    ), gone_mileages as (
      delete from ${price_mileages} as stored where not exists (
        select from mileages
        where (mileages.model_id, mileages.year, mileages.from_km) = (stored.model_id, stored.year, stored.from_km)
      )
    ), written_months as (
      insert into ${price_months} as stored (model_id, year, city_id, month, count, middle, is_demo)
      select model_id, year, city_id, ${monthInRiyadh(now)}::date, count, middle, is_demo from figures, run
      on conflict (model_id, year, city_id, month) do update
      set count = excluded.count, middle = excluded.middle, is_demo = excluded.is_demo
      where (stored.count, stored.middle, stored.is_demo) is distinct from (excluded.count, excluded.middle, excluded.is_demo)
    ), written_mileages as (
      insert into ${price_mileages} as stored (model_id, year, from_km, count, lower, middle, upper)
      select * from mileages
      on conflict (model_id, year, from_km) do update
      set count = excluded.count, lower = excluded.lower, middle = excluded.middle, upper = excluded.upper
      where (stored.count, stored.lower, stored.middle, stored.upper)
        is distinct from (excluded.count, excluded.lower, excluded.middle, excluded.upper)
    )
    insert into ${price_figures} as stored (model_id, year, city_id, count, lower, middle, upper, sold_count, sold_days)
    select * from figures
    on conflict (model_id, year, city_id) do update
    set count = excluded.count, lower = excluded.lower, middle = excluded.middle, upper = excluded.upper,
      sold_count = excluded.sold_count, sold_days = excluded.sold_days
    where (stored.count, stored.lower, stored.middle, stored.upper, stored.sold_count, stored.sold_days)
      is distinct from
      (excluded.count, excluded.lower, excluded.middle, excluded.upper, excluded.sold_count, excluded.sold_days)`)
  })
}
