import { eq, sql } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { maskOf } from '#domain/search/chips/filters.ts'
import type { DataServices } from '#server/context.ts'
import { builtOnce } from '#server/platform/db/built-once.ts'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement, unseenPlaceholder } from '#server/platform/db/prepare-statement.ts'
import { car_cards, cars, searchable_cars } from '#server/platform/db/schema/index.ts'
import { presentCards, readMeanwhile } from '#server/features/cars/public.ts'
import type { Condition } from './questions/conditions.ts'
import type { StoredCard } from '#server/features/cars/public.ts'

/** Maximum relative difference in price. */
const PRICE_BAND = 0.3
/** One year of difference weighs as much as this relative difference in price. */
const YEAR_WEIGHT = 0.04
const LOOKED_AT = 24
/** The newest ads of the model among which the single statement looks. */
const NEWEST_OF_MODEL = 120

type Row = Pick<typeof cars.$inferSelect, 'key' | 'make_id' | 'model_id' | 'price' | 'year' | 'body_types'>

const theCar = builtOnce((db) =>
  db
    .select({
      key: cars.key,
      make_id: cars.make_id,
      model_id: cars.model_id,
      price: cars.price,
      year: cars.year,
      body_types: cars.body_types,
    })
    .from(cars)
    .where(eq(cars.id, sql.placeholder('car_id')))
    .prepare('similar_to'),
)

/** Chooses before it reads any card, since a card is larger than all that the choice depends on. */
const nearestOfModel = prepareStatement<{ card: StoredCard }>(
  'similar_of_model',
  sql`
    select card from (
      select car_key, distance, published_at from (
        select car_key, published_at,
          abs(price - ${sql.placeholder('price')}::int)::float8 / ${sql.placeholder('price')}::int
            + abs(year - ${sql.placeholder('year')}::int) * ${sql.raw(String(YEAR_WEIGHT))}::float8 as distance
        from (
          select * from ${searchable_cars} where model_id = ${unseenPlaceholder('model_id', 'smallint')}
          order by published_at desc, car_key desc limit ${sql.raw(String(NEWEST_OF_MODEL))}
        ) as newest
        where expires_at > ${unseenPlaceholder('now', 'timestamptz')} and car_key <> ${sql.placeholder('key')}::bigint
          and price between ${unseenPlaceholder('least', 'int')} and ${unseenPlaceholder('most', 'int')}
        order by published_at desc, car_key desc limit ${sql.raw(String(LOOKED_AT))}
      ) as near
      order by distance, published_at desc, car_key desc limit ${sql.placeholder('limit')}::int
    ) as nearest join ${car_cards} using (car_key)
    order by distance, published_at desc, car_key desc`,
)

/**
 * Public ads of the same model at a similar price; if there are too few, of the same make and body type, then of
 * the same body type. Within each group, nearest in price and year first. For a car without a price, at any price.
 */
export async function listSimilar(
  services: DataServices & { request?: object },
  { car_id, limit }: { car_id: string; limit: number },
): Promise<CarCard[]> {
  const car = await readLooks(services, car_id)
  if (!car) return []
  const ofModel = await listOfModel(services, car, limit)
  if (ofModel.length === limit) return presentCards(services, ofModel)
  const found = new Map<string, StoredCard>()
  for (const conditions of alike(car)) {
    if (found.size >= limit) break
    const { cards } = await services.search.page(
      { chosen: conditions, typed: [] },
      { sort: 'newest', after: null, limit: LOOKED_AT },
    )
    for (const card of cards.toSorted((a, b) => distance(a, car) - distance(b, car))) {
      if (card.id !== car_id && !found.has(card.id)) found.set(card.id, card)
    }
  }
  return presentCards(services, [...found.values()].slice(0, limit))
}

/** The most similar ads of the same model, in a single statement. There may be others if they are fewer than asked for. */
async function listOfModel(
  { db, clock }: DataServices,
  { key, model_id, price, year }: Row,
  limit: number,
): Promise<StoredCard[]> {
  if (model_id === null || price === null) return []
  const rows = await nearestOfModel(db, { ...priceBand(price), key, model_id, price, year, limit, now: clock() })
  return rows.map(({ card }) => card)
}

const priceBand = (price: number) => ({
  least: Math.round(price * (1 - PRICE_BAND)),
  most: Math.round(price * (1 + PRICE_BAND)),
})

/** The page of a car reads the ad anyway. */
async function readLooks({ db, request }: { db: Db; request?: object }, carId: string): Promise<Row | undefined> {
  const reading = request && readMeanwhile(request, carId)
  if (reading) return (await reading)?.car
  const [car] = await theCar(db).execute({ car_id: carId })
  return car
}

/** From most to least similar. */
function alike({ make_id, model_id, price, body_types }: Row): Condition[][] {
  const band = price === null ? null : priceBand(price)
  const near: Condition[] = band ? [{ field: 'price', min: band.least, max: band.most }] : []
  const body: Condition[] = body_types.length ? [{ field: 'body_types', mask: maskOf(BODY_TYPES, body_types) }] : []
  const make: Condition = { field: 'car', makeIds: [make_id], modelIds: [] }
  const model: Condition[] = model_id ? [{ field: 'car', makeIds: [], modelIds: [model_id] }] : []
  return [...(model_id ? [[...model, ...near]] : []), [make, ...body, ...near], [...body, ...near]]
}

function distance(card: StoredCard, car: Row): number {
  const priceDistance = card.price === null || car.price === null ? 0 : Math.abs(card.price - car.price) / car.price
  return priceDistance + Math.abs(card.year - car.year) * YEAR_WEIGHT
}
