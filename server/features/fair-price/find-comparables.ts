import { sql } from 'drizzle-orm'
import { KM_LIKE_A_YEAR, MOST_COMPARABLES, MOST_KM_APART, MOST_YEARS_APART } from '#domain/fair-price/comparables.ts'
import type { Depreciation } from '#domain/fair-price/depreciation.ts'
import type { ComparedCar, PricedCar } from '#domain/fair-price/priced-car.ts'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement, unseenPlaceholder } from '#server/platform/db/prepare-statement.ts'
import { cars, fair_prices, searchable_cars } from '#server/platform/db/schema/index.ts'

interface Comparable extends PricedCar {
  id: string
  /** That of the model, null before the first count. */
  depreciation: Depreciation | null
}

const number = (value: number) => sql.raw(String(value))
const yearOf = unseenPlaceholder('year', 'int')
const mileageOf = unseenPlaceholder('mileage', 'int')
const offered = sql`
  price is not null and expires_at > ${unseenPlaceholder('now', 'timestamptz')} and car_key <> ${sql.placeholder('key')}::bigint`
const ofYear = sql`model_id = ${unseenPlaceholder('model_id', 'smallint')} and year = around::smallint`

/** The same ads in the same order as by `indexComparables`: walks from the mileage in both directions, year by year. */
const nearest = prepareStatement<Comparable>(
  'comparable_ads',
  sql`
    select ${cars.id} as id, near.car_key::int as key, near.model_id, near.year, near.mileage, near.price,
      case when fair.car_key is not null
        then json_build_object('per_year', per_year, 'per_100000_km', per_100000_km) end as depreciation
    from (
      select walked.*,
        power(year - ${yearOf}, 2) + power((mileage - ${mileageOf}) / ${number(KM_LIKE_A_YEAR)}::float8, 2) as difference
      from generate_series(${yearOf} - ${number(MOST_YEARS_APART)}, ${yearOf} + ${number(MOST_YEARS_APART)}) as around
      cross join lateral (
        (
          select car_key, model_id, year, mileage, price from ${searchable_cars}
          where ${ofYear} and mileage between ${mileageOf} and ${mileageOf} + ${number(MOST_KM_APART)} and ${offered}
          order by mileage, car_key limit ${number(MOST_COMPARABLES)}
        ) union all (
          select car_key, model_id, year, mileage, price from ${searchable_cars}
          where ${ofYear} and mileage >= ${mileageOf} - ${number(MOST_KM_APART)} and mileage < ${mileageOf} and ${offered}
          order by mileage desc, car_key desc limit ${number(MOST_COMPARABLES)}
        )
      ) as walked
      order by difference, car_key limit ${number(MOST_COMPARABLES)}
    ) as near
    join ${cars} on ${cars.key} = near.car_key
    left join ${fair_prices} as fair on fair.car_key = near.car_key and fair.model_id = near.model_id
    order by difference, near.car_key`,
)

interface Sought extends ComparedCar {
  model_id: number
}

/** The most similar active ads of the model at the moment, nearest first, without the ad itself. */
export const findComparables = (db: Db, { key, model_id, year, mileage }: Sought, now: Date): Promise<Comparable[]> =>
  nearest(db, { key, model_id, year, mileage, now })
