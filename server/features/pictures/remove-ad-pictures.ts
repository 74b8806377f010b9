import { eq, inArray, sql } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures, cars, pictures } from '#server/platform/db/schema/index.ts'
import { FILES_ADDRESS } from '#server/platform/files/file-routes.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import { findUsedPictures } from './find-used-pictures.ts'
import { fileKeysOf, PICTURES_FOLDER } from './picture-files.ts'
import { deletePicture } from './remove-picture.ts'

type Needed = Pick<Services, 'jobs'>

/**
 * Removes the pictures of ads, and deletes their files after the commit unless another ad or a draft uses them. Call
 * `refreshSearchableCars` afterwards.
 */
export async function removeAdPictures(services: Needed, tx: Db, carIds: readonly string[]): Promise<void> {
  if (!carIds.length) return
  const shown = await tx
    .delete(car_pictures)
    .where(inArray(car_pictures.car_id, [...carIds]))
    .returning({ url: car_pictures.url })
  const ads = await tx
    .select({ picture_ids: cars.picture_ids })
    .from(cars)
    .where(inArray(cars.id, [...carIds]))
  await tx
    .update(cars)
    .set({ picture_ids: [] })
    .where(inArray(cars.id, [...carIds]))
  const ids = ads.flatMap(({ picture_ids }) => picture_ids)
  const used = await findUsedPictures(tx, ids)
  await deletePictures(
    services,
    tx,
    ids.filter((id) => !used.has(id)),
  )
  await removeObsolete(
    services,
    tx,
    shown.map(({ url }) => url),
  )
}

/** Deletes all pictures of an owner whose ads have none any more. */
export async function removePicturesOf(services: Needed, tx: Db, ownerId: string): Promise<void> {
  const own = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.owner_id, ownerId))
  await deletePictures(
    services,
    tx,
    own.map(({ id }) => id),
  )
}

async function deletePictures(services: Needed, tx: Db, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  const found = await tx
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]))
    .for('update')
  for (const picture of found) await deletePicture(services, tx, picture)
}

/** Deletes files of versions that ads showed although their pictures have been rotated or deleted since. */
async function removeObsolete({ jobs }: Needed, tx: Db, urls: readonly string[]): Promise<void> {
  const own = urls.filter((url) => url.startsWith(`${FILES_ADDRESS}${PICTURES_FOLDER}/`))
  if (!own.length) return
  const { rows } = await tx.execute<{ url: string }>(sql`
    select ${car_pictures.url} as url from ${car_pictures} where ${inArray(car_pictures.url, own)}
    union select ${pictures.url} from ${pictures} where ${inArray(pictures.url, own)}`)
  const inUse = new Set(rows.map(({ url }) => url))
  const keys = own.filter((url) => !inUse.has(url)).flatMap(fileKeysOf)
  if (keys.length) await jobs.add(tx, removeFiles, { store: 'public', keys })
}
