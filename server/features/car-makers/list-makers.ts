import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { AnyMaker, AnyModel } from '#contract/car-makers.ts'
import type { DataServices } from '#server/context.ts'
import { inOrder } from '#server/features/catalogue/public.ts'
import { car_makers, car_models, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

type Needed = Pick<DataServices, 'db' | 'clock'>

/** In the order that admins have set, including merged and hidden makers. */
export async function listMakers({ db, clock }: Needed): Promise<AnyMaker[]> {
  const makers = await db
    .select()
    .from(car_makers)
    .orderBy(...inOrder(car_makers))
  const models = await db
    .select({ make_id: car_models.make_id, count: count() })
    .from(car_models)
    .groupBy(car_models.make_id)
  const onSale = await db
    .select({ make_id: searchable_cars.make_id, count: count() })
    .from(searchable_cars)
    .where(gt(searchable_cars.expires_at, clock()))
    .groupBy(searchable_cars.make_id)
  const [modelsOf, carsOf] = [models, onSale].map((rows) => new Map(rows.map((row) => [row.make_id, row.count])))
  const mergedInto = await describeMerges(db, makers, cars.make_id)
  return makers.map(({ position: _, merged_ads: __, edited_at: ___, merged_into: ____, ...maker }) => ({
    ...maker,
    merged_into: mergedInto.get(maker.id) ?? null,
    models_count: modelsOf?.get(maker.id) ?? 0,
    cars_count: carsOf?.get(maker.id) ?? 0,
  }))
}

/** @throws NOT_FOUND */
export async function getMaker(services: Needed, makeId: number): Promise<{ maker: AnyMaker; models: AnyModel[] }> {
  const { db, clock } = services
  const maker = (await listMakers(services)).find(({ id }) => id === makeId)
  if (!maker) throw fail('NOT_FOUND')
  const all = await db
    .select()
    .from(car_models)
    .orderBy(...inOrder(car_models))
  const onSale = await db
    .select({ model_id: searchable_cars.model_id, count: count() })
    .from(searchable_cars)
    .where(and(eq(searchable_cars.make_id, makeId), gt(searchable_cars.expires_at, clock())))
    .groupBy(searchable_cars.model_id)
  const carsOf = new Map(onSale.map((row) => [row.model_id, row.count]))
  const makeOf = new Map(all.map((model) => [model.id, model.make_id]))
  const mergedInto = await describeMerges(db, all, cars.model_id)
  const models = all.filter((model) => model.make_id === makeId)
  return {
    maker,
    models: models.map(
      ({ make_id: _, position: __, merged_ads: ___, edited_at: ____, merged_into: _____, ...model }) => {
        const into = mergedInto.get(model.id)
        return {
          ...model,
          merged_into: into ? { ...into, make_id: makeOf.get(into.id) ?? makeId } : null,
          cars_count: carsOf.get(model.id) ?? 0,
        }
      },
    ),
  }
}

type Row = Pick<typeof car_makers.$inferSelect, 'id' | 'name_ar' | 'name_en' | 'merged_into' | 'merged_ads'>

/**
 * The targets of merged rows, by ID.
 * @param column the column of ads that refers to the rows
 */
async function describeMerges(
  db: Needed['db'],
  rows: readonly Row[],
  column: typeof cars.make_id | typeof cars.model_id,
): Promise<Map<number, NonNullable<AnyMaker['merged_into']>>> {
  const merged = rows.filter(({ merged_into }) => merged_into !== null)
  if (!merged.length) return new Map()
  const ids = merged.map(({ id }) => id)
  const counted = await db.select({ id: column, ads: count() }).from(cars).where(inArray(column, ids)).groupBy(column)
  const adsOf = new Map(counted.map(({ id, ads }) => [id, ads]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    merged.flatMap(({ id, merged_into, merged_ads }) => {
      const into = byId.get(merged_into ?? 0)
      const changedAds = Math.max(0, (merged_ads ?? 0) - (adsOf.get(id) ?? 0))
      return into
        ? [[id, { id: into.id, name_ar: into.name_ar, name_en: into.name_en, changed_ads: changedAds }] as const]
        : []
    }),
  )
}
