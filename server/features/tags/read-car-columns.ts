import { and, asc, eq, gt, sql, type SQLWrapper } from 'drizzle-orm'
import { COUNT_NAMES, type CountName } from '#domain/search/chips/filters.ts'
import { NUMBER_COLUMNS, type CarColumns } from '#domain/tags/car-columns.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_cards, car_counters, cars, searchable_cars } from '#server/platform/db/schema/index.ts'

/** The number of cars per batch. Other requests are served between batches, within milliseconds. */
const AT_ONCE = 1000

/** Reads all active ads from the search rows. */
export async function readCarColumns(db: Db, catalogue: Catalogue, now: Date): Promise<CarColumns> {
  const batches = readBatches(db, now)
  const models = new NamePlaces()
  const makes = new NamePlaces()
  for (const { id, slug, name_en, name_ar } of catalogue.makers.all) makes.add(id, { slug, name_en, name_ar })
  for (const { id, slug, name_en, name_ar } of catalogue.models.all) models.add(id, { slug, name_en, name_ar })
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, [] as number[]])) as Record<ColumnName, number[]>

  for await (const batch of batches) {
    for (const row of batch) {
      for (const name of COPIED) columns[name].push(row[name])
      columns.make.push(makes.placeOf(row.make_id))
      const own = row.custom_model ?? ''
      columns.model.push(models.placeOf(row.model_id || own, { slug: null, name_en: own, name_ar: null }))
    }
  }
  const packed = (name: ColumnName) => Int32Array.from(columns[name])
  return {
    size: columns.key.length,
    keys: Float64Array.from(columns.key),
    tags: packed('tags'),
    numbers: Object.fromEntries(NUMBER_COLUMNS.map((name) => [name, packed(name)])) as CarColumns['numbers'],
    make: packed('make'),
    model: packed('model'),
    makes: makes.names,
    models: models.names,
    body_types: packed('body_types'),
    condition: packed('condition'),
  }
}

const COPIED = ['key', 'tags', 'body_types', 'condition', ...NUMBER_COLUMNS] as const
const COLUMNS = [...COPIED, 'make', 'model'] as const
type ColumnName = (typeof COLUMNS)[number]
type Names = CarColumns['makes'][number]

/** In search rows, 0 stands for unknown values. */
const known = (column: SQLWrapper) => sql<number>`coalesce(nullif(${column}, 0), -1)`

const counts = Object.fromEntries(COUNT_NAMES.map((name) => [name, known(searchable_cars[name])])) as Record<
  CountName,
  ReturnType<typeof known>
>

async function* readBatches(db: Db, now: Date) {
  for (let after = 0; ;) {
    const rows = await db
      .select({
        key: searchable_cars.car_key,
        tags: searchable_cars.tags,
        make_id: searchable_cars.make_id,
        model_id: searchable_cars.model_id,
        custom_model: cars.custom_model,
        body_types: searchable_cars.body_types,
        condition: searchable_cars.condition,
        mileage: searchable_cars.mileage,
        year: searchable_cars.year,
        price: sql<number>`coalesce(${searchable_cars.price}, -1)`,
        power_hp: known(searchable_cars.power_hp),
        ...counts,
        discount: sql<number>`(${car_cards.card}->>'discount')::integer`,
        favorites: sql<number>`coalesce(${car_counters.favorites_count}, 0)`,
        views: sql<number>`coalesce(${car_counters.view_count}, 0)`,
        contacts: sql<number>`coalesce(${car_counters.contact_count}, 0)`,
      })
      .from(searchable_cars)
      .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
      .innerJoin(car_cards, eq(car_cards.car_key, searchable_cars.car_key))
      .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
      .where(and(gt(searchable_cars.car_key, after), gt(searchable_cars.expires_at, now)))
      .orderBy(asc(searchable_cars.car_key))
      .limit(AT_ONCE)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = last.key
  }
}

/** Assigns each distinct name an index. */
class NamePlaces {
  readonly names: Names[] = []
  readonly #places = new Map<number | string, number>()

  add(key: number | string, names: Names): number {
    this.#places.set(key, this.names.length)
    return this.names.push(names) - 1
  }

  placeOf(key: number | string, unknown?: Names): number {
    return this.#places.get(key) ?? (unknown ? this.add(key, unknown) : -1)
  }
}
