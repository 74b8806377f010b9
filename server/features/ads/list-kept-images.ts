import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars } from '#server/platform/db/schema/index.ts'

/**
 * What ads show that have no picture of their seller, as imported and demo ads: it stays until they have one.
 * @returns by the id of each of these that is an ad
 */
export async function listKeptImages(db: Db, car_ids: readonly string[]): Promise<Map<string, string[]>> {
  if (!car_ids.length) return new Map()
  const rows = await db
    .select({ id: cars.id, picture_ids: cars.picture_ids, url: car_pictures.url })
    .from(cars)
    .leftJoin(car_pictures, eq(car_pictures.car_id, cars.id))
    .where(inArray(cars.id, [...car_ids]))
    .orderBy(asc(car_pictures.position))
  const kept = new Map<string, string[]>()
  for (const { id, picture_ids, url } of rows) {
    const images = kept.get(id) ?? []
    kept.set(id, picture_ids.length || url === null ? images : [...images, url])
  }
  return kept
}
