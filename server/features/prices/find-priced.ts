import { and, eq, inArray } from 'drizzle-orm'
import type { DataServices } from '#server/context.ts'
import { price_figures } from '#server/platform/db/schema/index.ts'
import { findCity, findMaker, findModel } from './find-place.ts'
import { named } from './named.ts'

interface Asked {
  make: string
  model?: string | undefined
  year?: number | undefined
  city?: string | undefined
}

/** What a page of prices is about; null if there are too few ads for one. */
export async function findPriced(
  { db, catalogue }: Pick<DataServices, 'db' | 'catalogue'>,
  asked: Asked,
): Promise<Priced | null> {
  const all = await catalogue()
  const model = asked.model === undefined ? null : findModel(all, asked.make, asked.model)
  const make = model ? all.makers.byId.get(model.make_id) : findMaker(all, asked.make)
  const city = asked.city === undefined ? null : findCity(all, asked.city)
  if (!make || model === undefined || city === undefined) return null
  const models = model ? [model] : all.models.all.filter(({ make_id }) => make_id === make.id)
  const counted = and(
    inArray(
      price_figures.model_id,
      models.map(({ id }) => id),
    ),
    eq(price_figures.year, asked.year ?? 0),
    eq(price_figures.city_id, city?.id ?? 0),
  )
  const [found] = await db.select({ count: price_figures.count }).from(price_figures).where(counted).limit(1)
  if (!found) return null
  return { make: named(make), model: model && named(model), year: asked.year ?? null, city: city && named(city) }
}

type Named = ReturnType<typeof named>

interface Priced {
  make: Named
  /** Null for all models of the maker. */
  model: Named | null
  year: number | null
  city: Named | null
}
