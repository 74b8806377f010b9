import { eq } from 'drizzle-orm'
import type { MediaPicture } from '#contract/media.ts'
import type { Db } from '#server/platform/db/client.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'

/** @param picture the row of a picture of the library; null if there is none */
export function presentPicture(picture: typeof media.$inferSelect | null): MediaPicture | null {
  if (!picture) return null
  const { id, url, width, height, alt_ar, alt_en } = picture
  return { id, url, width, height, alt_ar, alt_en }
}

/** The ID of a picture, or null if it is not in the library any more: deleted pictures do not come back with content. */
export async function pictureLeft(tx: Db, id: unknown): Promise<string | null> {
  if (typeof id !== 'string') return null
  const [left] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('key share')
  return left?.id ?? null
}

/** @throws INVALID_INPUT if a chosen picture is not in the library */
export async function assertPictureExists(db: Db, field: string, id: string | null | undefined): Promise<void> {
  if (id && !(await pictureLeft(db, id))) throw invalid(field, 'choice_gone')
}
