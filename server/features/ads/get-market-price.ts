import { sql } from 'drizzle-orm'
import type { MarketPrice } from '#contract/ads.ts'
import type { DataServices } from '#server/context.ts'
import { searchable_cars } from '#server/platform/db/schema/index.ts'

/** Fewer say nothing of a price. */
const FEWEST = 8
/** Years that a car may be older or newer, the nearest that has enough. */
const SPANS = [2, 4]

/** What such cars are offered for now; null where too few are. @param model a slug */
export async function getMarketPrice(
  { db, clock, catalogue }: DataServices,
  { model, year }: { model: string; year: number },
): Promise<MarketPrice | null> {
  const model_id = (await catalogue()).models.bySlug.get(model)?.id
  if (model_id === undefined) return null
  for (const span of SPANS) {
    const { price, year: of_car, expires_at, model_id: of_model } = searchable_cars
    const part = (share: number) => sql`percentile_cont(${share}) within group (order by ${price})`
    const { rows } = await db.execute<Record<'count' | 'lower' | 'middle' | 'upper', number>>(sql`
      select count(*)::int as count, ${part(0.25)}::int as lower, ${part(0.5)}::int as middle, ${part(0.75)}::int as upper
      from ${searchable_cars}
      where ${of_model} = ${model_id} and ${of_car} between ${year - span} and ${year + span} and ${expires_at} > ${clock()}`)
    const [found] = rows
    if (found && found.count >= FEWEST) return found
  }
  return null
}
