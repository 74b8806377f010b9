import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars, price_history } from '#server/platform/db/schema/index.ts'
import { refreshSearchableCars } from './refresh-searchable-cars.ts'

export interface NewCar {
  car: typeof cars.$inferInsert
  /** Addresses of pictures, the cover first. */
  images: readonly string[]
  /** Every price asked so far, from when; none means the present price since publication. */
  prices?: readonly { price: number; asked_at: Date }[]
}

interface AddCars {
  new_cars: readonly NewCar[]
  catalogue: Catalogue
  now: Date
}

/**
 * Adds ads and makes the active ones searchable, all in the caller's transaction.
 * An imported ad that is there already is left as it is.
 * @returns the ids of the ads that were added
 */
export async function addCars(tx: Db, { new_cars, catalogue, now }: AddCars): Promise<Set<string>> {
  if (!new_cars.length) return new Set()
  const rows = await tx
    .insert(cars)
    .values(new_cars.map(({ car }) => car))
    .onConflictDoNothing({ target: [cars.import_source, cars.import_ref] })
    .returning({ id: cars.id })
  const added = new Set(rows.map(({ id }) => id))
  const fresh = new_cars.filter(({ car }) => added.has(car.id))

  const pictures = fresh.flatMap(({ car, images }) =>
    images.map((url, position) => ({ car_id: car.id, position, url })),
  )
  if (pictures.length) await tx.insert(car_pictures).values(pictures)
  const prices = fresh.flatMap(({ car, prices: asked }) =>
    (asked ?? [{ price: car.price, asked_at: car.published_at ?? car.created_at }]).map((one) => ({
      car_id: car.id,
      ...one,
    })),
  )
  if (prices.length) await tx.insert(price_history).values(prices)
  await refreshSearchableCars(tx, { car_ids: [...added], catalogue, now })
  return added
}
