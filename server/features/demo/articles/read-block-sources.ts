import { and, asc, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { modelName } from '#domain/cars/model-name.ts'
import type { DataServices } from '#server/context.ts'
import { readMarketPrices } from '#server/features/market/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, price_figures, price_mileages } from '#server/platform/db/schema/index.ts'
import { demoTables, type DemoFigures } from './demo-tables.ts'
import type { BlockSources } from './fill-blocks.ts'

interface Known {
  models: Awaited<ReturnType<DataServices['catalogue']>>['models']
  makers: Awaited<ReturnType<DataServices['catalogue']>>['makers']
  pictures: BlockSources['pictures']
  now: Date
}

/** Reads what the texts of the demo show of its ads. */
export async function readBlockSources(tx: Db, { models, makers, pictures, now }: Known): Promise<BlockSources> {
  const byYear = await tx
    .select()
    .from(price_figures)
    .where(and(eq(price_figures.city_id, 0), gt(price_figures.year, 0)))
    .orderBy(desc(price_figures.year))
  const byMileage = await tx
    .select()
    .from(price_mileages)
    .where(eq(price_mileages.year, 0))
    .orderBy(asc(price_mileages.from_km))
  const idOf = (slug: string) => models.bySlug.get(slug)?.id
  const figures: DemoFigures = {
    years: (slug) => byYear.filter(({ model_id }) => model_id === idOf(slug)),
    mileages: (slug) => byMileage.filter(({ model_id }) => model_id === idOf(slug)),
    nameOf: (slug, lang) => {
      const model = models.bySlug.get(slug)
      const maker = makers.byId.get(model?.make_id ?? 0)
      return modelName(maker?.[`name_${lang}`] ?? '', model?.[`name_${lang}`] ?? slug)
    },
  }
  const slugOf = (id: number) => models.byId.get(id)?.slug ?? ''
  const newest = await tx
    .selectDistinctOn([cars.model_id], { id: cars.id, model_id: cars.model_id })
    .from(cars)
    .where(and(eq(cars.demo, true), eq(cars.status, 'active'), isNotNull(cars.price)))
    .orderBy(cars.model_id, desc(cars.expires_at), asc(cars.id))
  const marketOf = await readMarketPrices(tx)
  return {
    pictures,
    cars: new Map(newest.map(({ id, model_id }) => [slugOf(model_id ?? 0), id])),
    pricedYear: (slug, wanted) => {
      const years = Array.from({ length: 2 * FARTHEST }, (_, at) => wanted + (at % 2 ? -1 : 1) * Math.ceil(at / 2))
      return years.find((year) => marketOf({ model_id: idOf(slug) ?? null, year })) ?? wanted
    },
    ...demoTables(figures, now),
  }
}

/** In years. */
const FARTHEST = 8
