import { sql } from 'drizzle-orm'
import type { MainFacts } from '#domain/ad-history/main-facts.ts'
import { noteVersions } from '#server/features/ad-history/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { car_pictures, cars } from '#server/platform/db/schema/index.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'

export interface NewCar {
  car: typeof cars.$inferInsert
  /** URLs of the pictures, cover first. */
  images: readonly string[]
  /** The price history; if omitted, the current price since publication. */
  prices?: readonly { price: number; asked_at: Date }[]
  /** Main facts that applied until the last price. */
  earlier?: MainFacts
}

interface AddCars {
  newCars: readonly NewCar[]
  catalogue: Catalogue
  now: Date
}

/**
 * Adds ads and indexes the active ones, in the caller's transaction. Ads that were imported before are skipped.
 * @returns the IDs of the added ads
 */
export async function addCars(tx: Db, { newCars, catalogue, now }: AddCars): Promise<Set<string>> {
  if (!newCars.length) return new Set()
  const given = newCars.map(({ car }) => car)
  const { rows } = await tx.execute<{ id: string }>(
    sql`${insertRows(cars, given)} on conflict (import_source, import_ref) do nothing returning id`,
  )
  const added = new Set(rows.map(({ id }) => id))
  const fresh = newCars.filter(({ car }) => added.has(car.id))

  const pictures = fresh.flatMap(({ car, images }) =>
    images.map((url, position) => ({ car_id: car.id, position, url })),
  )
  if (pictures.length) await tx.execute(insertRows(car_pictures, pictures))
  await noteVersions(tx, fresh.flatMap(versionsOf))
  await refreshSearchableCars(tx, { car_ids: [...added], catalogue, now })
  return added
}

function versionsOf({ car, prices, earlier }: NewCar) {
  if (!car.published_at) return []
  const asked = prices ?? [{ price: car.price, asked_at: car.published_at }]
  return asked.map(({ price, asked_at }, at) => ({
    car: { ...car, ...(at < asked.length - 1 && earlier), price },
    since: asked_at,
  }))
}
