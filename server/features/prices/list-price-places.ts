import { desc } from 'drizzle-orm'
import { pricePath } from '#domain/prices/price-path.ts'
import type { DataServices } from '#server/context.ts'
import { price_figures } from '#server/platform/db/schema/index.ts'

/** Whether any model has enough ads. */
export async function hasPrices({ db }: Pick<DataServices, 'db'>): Promise<boolean> {
  const rows = await db.select({ model_id: price_figures.model_id }).from(price_figures).limit(1)
  return rows.length > 0
}

/**
 * The paths of pages of prices, those of most ads first, without the list of all.
 * @param most a limit, without the pages of makers
 */
export async function listPricePlaces({ db, catalogue }: Pick<DataServices, 'db' | 'catalogue'>, most: number) {
  const { makers, models, cities } = await catalogue()
  const rows = await db
    .select({ model_id: price_figures.model_id, year: price_figures.year, city_id: price_figures.city_id })
    .from(price_figures)
    .orderBy(desc(price_figures.count), price_figures.model_id, price_figures.year, price_figures.city_id)
    .limit(most)
  const paths = rows.flatMap(({ model_id, year, city_id }) => {
    const model = models.byId.get(model_id)
    const make = model?.id === model_id ? makers.byId.get(model.make_id)?.slug : undefined
    if (!model || !make) return []
    const city = city_id ? cities.byId.get(city_id)?.slug : undefined
    return [pricePath({ make }), pricePath({ make, model: model.slug, year: year || undefined, city })]
  })
  return [...new Set(paths)]
}
