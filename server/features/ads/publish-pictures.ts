import { eq } from 'drizzle-orm'
import { listPictures } from '#server/features/pictures/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { car_pictures } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/http/refusals.ts'

interface Chosen {
  owner_id: string
  /** In their order, the cover first. */
  picture_ids: readonly string[]
}

/** @throws ORPCError INVALID_INPUT while one of them is not ready, or is no picture of this owner */
export async function assertPicturesReady(db: Db, { owner_id, picture_ids }: Chosen): Promise<void> {
  const known = await listPictures(db, { owner_id, ids: picture_ids })
  const ready = new Set(known.filter(({ state }) => state === 'ready').map(({ id }) => id))
  if (new Set(picture_ids).size < picture_ids.length) throw invalid('picture_ids', 'pictures_doubled')
  if (known.length < picture_ids.length) throw invalid('picture_ids', 'pictures_unknown')
  if (ready.size < picture_ids.length) throw invalid('picture_ids', 'pictures_not_ready')
}

/** From now on everybody sees these of an ad; imported and demo ads, which have none of their own, keep what they show. */
export async function publishPictures(tx: Db, car_id: string, { owner_id, picture_ids }: Chosen): Promise<void> {
  if (!picture_ids.length) return
  const known = new Map((await listPictures(tx, { owner_id, ids: picture_ids })).map(({ id, url }) => [id, url]))
  const rows = picture_ids
    .map((id) => known.get(id))
    .filter((url) => typeof url === 'string')
    .map((url, position) => ({ car_id, position, url }))
  await tx.delete(car_pictures).where(eq(car_pictures.car_id, car_id))
  if (rows.length) await tx.insert(car_pictures).values(rows)
}
