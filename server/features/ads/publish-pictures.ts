import { asc, eq } from 'drizzle-orm'
import { hasTooFewPictures } from '#domain/ads/shown-pictures.ts'
import { videoOf } from '#domain/pictures/picture-address.ts'
import { listPictures } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { listImportedImages } from './list-imported-images.ts'

interface Chosen {
  owner_id: string
  /** In display order, cover first. */
  picture_ids: readonly string[]
}

/**
 * @throws INVALID_INPUT if a picture is not processed or belongs to another user, if there are none and the ad has no
 * imported pictures, or if there is more than one video
 */
export async function assertPicturesReady(
  db: Db,
  { car_id, owner_id, picture_ids }: Chosen & { car_id: string },
): Promise<void> {
  const imported = (await listImportedImages(db, [car_id])).get(car_id) ?? []
  if (hasTooFewPictures(picture_ids, imported)) throw invalid('picture_ids', 'pictures_too_few')
  const known = await listPictures(db, { owner_id, ids: picture_ids })
  const ready = new Set(known.filter(({ state }) => state === 'ready').map(({ id }) => id))
  if (new Set(picture_ids).size < picture_ids.length) throw invalid('picture_ids', 'pictures_doubled')
  if (known.length < picture_ids.length) throw invalid('picture_ids', 'pictures_unknown')
  if (known.some(({ state }) => state === 'refused')) throw invalid('picture_ids', 'pictures_refused')
  if (ready.size < picture_ids.length) throw invalid('picture_ids', 'pictures_not_ready')
  if (known.filter(({ url }) => videoOf(url ?? '')).length > 1) throw invalid('picture_ids', 'pictures_two_videos')
}

/**
 * Publishes the pictures of an ad. Imported and demo ads without uploads keep their pictures.
 * @returns whether the displayed pictures changed
 */
export async function publishPictures(tx: Db, carId: string, { owner_id, picture_ids }: Chosen): Promise<boolean> {
  if (!picture_ids.length) return false
  const known = new Map((await listPictures(tx, { owner_id, ids: picture_ids })).map(({ id, url }) => [id, url]))
  const rows = picture_ids
    .map((id) => known.get(id))
    .filter((url) => typeof url === 'string')
    .map((url, position) => ({ car_id: carId, position, url }))
  const shown = await tx
    .select({ url: car_pictures.url })
    .from(car_pictures)
    .where(eq(car_pictures.car_id, carId))
    .orderBy(asc(car_pictures.position))
  if (String(shown.map(({ url }) => url)) === String(rows.map(({ url }) => url))) return false
  await tx.delete(car_pictures).where(eq(car_pictures.car_id, carId))
  if (rows.length) await tx.insert(car_pictures).values(rows)
  return true
}
