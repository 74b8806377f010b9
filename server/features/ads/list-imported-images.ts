import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars } from '#server/platform/db/schema/index.ts'

/**
 * Pictures of imported and demo ads, shown until the seller uploads some.
 * @returns URLs by ID of the ad
 */
export async function listImportedImages(db: Db, carIds: readonly string[]): Promise<Map<string, string[]>> {
  if (!carIds.length) return new Map()
  const rows = await db
    .select({ id: cars.id, picture_ids: cars.picture_ids, url: car_pictures.url })
    .from(cars)
    .leftJoin(car_pictures, eq(car_pictures.car_id, cars.id))
    .where(inArray(cars.id, [...carIds]))
    .orderBy(asc(car_pictures.position))
  const imagesByAd = new Map<string, string[]>()
  for (const { id, picture_ids, url } of rows) {
    const images = imagesByAd.get(id) ?? []
    imagesByAd.set(id, picture_ids.length || url === null ? images : [...images, url])
  }
  return imagesByAd
}
