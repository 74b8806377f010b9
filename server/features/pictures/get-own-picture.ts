import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { ownsPicture } from './access.ts'

interface GetOwnPictureInput {
  picture_id: string
  owner_id: string
}

/**
 * Locks a picture of its owner.
 * @throws NOT_FOUND, including for pictures of other users
 */
export async function getOwnPicture(
  tx: Db,
  { picture_id, owner_id }: GetOwnPictureInput,
): Promise<typeof pictures.$inferSelect> {
  const [picture] = await tx.select().from(pictures).where(eq(pictures.id, picture_id)).for('update')
  if (!picture || !ownsPicture(owner_id, picture)) throw fail('NOT_FOUND')
  return picture
}
