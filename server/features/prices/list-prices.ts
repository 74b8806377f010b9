import { and, asc, desc, eq } from 'drizzle-orm'
import type { PricedMaker, PriceList } from '#contract/prices.ts'
import { findNamed } from '#domain/search/names/find-named.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { price_figures } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { findMaker } from './find-place.ts'
import { named } from './named.ts'
import { readCounted } from './read-counted.ts'

type Needed = Pick<DataServices, 'db' | 'catalogue'>

/** The prices of all models by maker, or of those whose name was typed. */
export async function listPrices(context: Needed, { q = '' }: { q?: string | undefined }): Promise<PriceList> {
  const { db } = context
  const [catalogue, counted, priced] = await Promise.all([context.catalogue(), readCounted(db), readModels(db)])
  const wanted = q.trim() ? modelsNamed(q, catalogue) : null
  const rows = wanted ? priced.filter(({ model_id }) => wanted.has(model_id)) : priced
  return { ...(counted ?? { as_of: null, is_demo: false }), makers: byMaker(rows, catalogue) }
}

function modelsNamed(typed: string, { makers, models }: Catalogue): Set<number> {
  const items = models.all.map(({ id, make_id, name_ar, name_en, aliases }) => {
    const maker = makers.byId.get(make_id)
    const names = [name_ar, name_en, ...aliases]
    return { id, name_ar: `${maker?.name_ar} ${name_ar}`, name_en: `${maker?.name_en} ${name_en}`, aliases: names }
  })
  return new Set(findNamed(typed, items).map(({ id }) => id))
}

/**
 * The prices of the models of a maker, by its slug or name.
 * @throws NOT_FOUND if none has enough ads
 */
export async function getMakerPrices(context: Needed, make: string) {
  const { db } = context
  const [catalogue, counted, priced] = await Promise.all([context.catalogue(), readCounted(db), readModels(db)])
  const wanted = findMaker(catalogue, make)
  const maker = wanted && byMaker(priced, catalogue).find(({ slug }) => slug === wanted.slug)
  if (!maker || !counted) throw fail('NOT_FOUND')
  return { ...counted, maker }
}

const readModels = (db: DataServices['db']) =>
  db
    .select({
      model_id: price_figures.model_id,
      count: price_figures.count,
      lower: price_figures.lower,
      middle: price_figures.middle,
      upper: price_figures.upper,
    })
    .from(price_figures)
    .where(and(eq(price_figures.year, 0), eq(price_figures.city_id, 0)))
    .orderBy(desc(price_figures.count), asc(price_figures.model_id))

type ModelRow = Awaited<ReturnType<typeof readModels>>[number]

/** Models that were merged or deleted since the last count are left out. */
function byMaker(rows: readonly ModelRow[], { makers, models }: Catalogue): PricedMaker[] {
  const found = rows.flatMap(({ model_id, ...figures }) => {
    const model = models.byId.get(model_id)
    return model?.id === model_id ? [{ model, figures }] : []
  })
  return [...Map.groupBy(found, ({ model }) => model.make_id)]
    .flatMap(([makeId, ofMaker]) => {
      const maker = makers.byId.get(makeId)
      if (!maker) return []
      const count = ofMaker.reduce((sum, { figures }) => sum + figures.count, 0)
      return [
        { ...named(maker), count, models: ofMaker.map(({ model, figures }) => ({ ...named(model), ...figures })) },
      ]
    })
    .toSorted((a, b) => b.count - a.count)
}
