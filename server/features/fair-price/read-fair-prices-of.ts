import { inArray } from 'drizzle-orm'
import type { FairPrice } from '#domain/fair-price/estimate-price.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fair_prices, type CarRow } from '#server/platform/db/schema/index.ts'

type Estimated = Pick<CarRow, 'key' | 'model_id' | 'year' | 'mileage'>

/** Reads what was last estimated for these cars as they are now, whether they are on offer or not. */
export async function readFairPricesOf(
  db: Db,
  cars: readonly Estimated[],
): Promise<(car: Estimated) => FairPrice | null> {
  const keys = cars.map(({ key }) => key)
  const rows = await db.select().from(fair_prices).where(inArray(fair_prices.car_key, keys))
  const byKey = new Map(rows.map((row) => [row.car_key, row]))
  return ({ key, model_id, year, mileage }) => {
    const fair = byKey.get(key)
    return fair?.model_id === model_id && fair.year === year && fair.mileage === mileage ? fair : null
  }
}
