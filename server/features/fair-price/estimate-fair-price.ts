import { eq } from 'drizzle-orm'
import type { ShownFairPrice } from '#contract/fair-price.ts'
import { TYPICAL_DEPRECIATION } from '#domain/fair-price/depreciation.ts'
import { estimatePrice } from '#domain/fair-price/estimate-price.ts'
import { showFairPrice } from '#domain/fair-price/shown-fair-price.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import { findComparables } from './find-comparables.ts'

interface Described {
  model: string
  year: number
  mileage: number
  /** The ad of the car, which is not compared with itself. */
  car_id?: string | undefined
}

/** No ad has this key. */
const NO_KEY = 0

/** What a car should cost that is not offered yet, as the next count will estimate it. */
export async function estimateFairPrice(
  { db, clock, catalogue }: DataServices,
  { model, year, mileage, car_id }: Described,
): Promise<ShownFairPrice | null> {
  const modelId = (await catalogue()).models.bySlug.get(model)?.id
  if (modelId === undefined) return null
  const car = { key: car_id ? await readKey(db, car_id) : NO_KEY, model_id: modelId, year, mileage }
  const comparables = await findComparables(db, car, clock())
  const known = comparables.find(({ depreciation }) => depreciation)?.depreciation
  const fair = estimatePrice(car, comparables, known ?? TYPICAL_DEPRECIATION)
  return fair && showFairPrice(fair)
}

async function readKey(db: Db, carId: string): Promise<number> {
  const [car] = await db.select({ key: cars.key }).from(cars).where(eq(cars.id, carId))
  return car?.key ?? NO_KEY
}
