import { ORPCError } from '@orpc/server'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { pictures } from '#server/platform/db/schema/index.ts'

interface Asked {
  picture_id: string
  owner_id: string
}

/**
 * Locks a picture for its owner.
 * @throws ORPCError NOT_FOUND, also where it is another's
 */
export async function getOwnPicture(tx: Db, { picture_id, owner_id }: Asked): Promise<typeof pictures.$inferSelect> {
  const [picture] = await tx
    .select()
    .from(pictures)
    .where(and(eq(pictures.id, picture_id), eq(pictures.owner_id, owner_id)))
    .for('update')
  if (!picture) throw new ORPCError('NOT_FOUND', { message: 'There is no such picture' })
  return picture
}
