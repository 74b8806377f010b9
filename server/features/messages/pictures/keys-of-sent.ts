import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { message_pictures } from '#server/platform/db/schema/index.ts'
import { sizedKeys } from './file-keys.ts'

/** The files of all pictures that a user has sent, in the private store. */
export async function keysOfSent(db: Db, userId: string): Promise<string[]> {
  const sent = await db
    .select({ file_key: message_pictures.file_key })
    .from(message_pictures)
    .where(eq(message_pictures.sender_id, userId))
  return sent.flatMap(({ file_key }) => sizedKeys(file_key))
}
