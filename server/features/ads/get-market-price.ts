import { sql } from 'drizzle-orm'
import type { MarketPrice } from '#contract/market-price.ts'
import { FEWEST_SIMILAR, SIMILAR_YEARS } from '#domain/ads/price-standing.ts'
import type { DataServices } from '#server/context.ts'
import { searchable_cars } from '#server/platform/db/schema/index.ts'

/**
 * Quartiles of the prices of active ads; null if there are too few.
 * @param model the slug of the model
 */
export async function getMarketPrice(
  { db, clock, catalogue }: DataServices,
  { model, year }: { model: string; year: number },
): Promise<MarketPrice | null> {
  const modelId = (await catalogue()).models.bySlug.get(model)?.id
  if (modelId === undefined) return null
  for (const span of SIMILAR_YEARS) {
    const { price, year: ofCar, expires_at, model_id: ofModel } = searchable_cars
    const part = (share: number) => sql`percentile_cont(${share}) within group (order by ${price})`
    const { rows } = await db.execute<Record<'count' | 'lower' | 'middle' | 'upper', number>>(sql`
      select count(${price})::int as count, ${part(0.25)}::int as lower, ${part(0.5)}::int as middle, ${part(0.75)}::int as upper
      from ${searchable_cars}
      where ${ofModel} = ${modelId} and ${ofCar} between ${year - span} and ${year + span} and ${expires_at} > ${clock()}`)
    const [found] = rows
    if (found && found.count >= FEWEST_SIMILAR) return found
  }
  return null
}
