import { and, asc, eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { message_pictures, messages } from '#server/platform/db/schema/index.ts'
import { sizedKey } from './file-keys.ts'

/** The pictures that a user has sent. File names start with the ID of the message. */
export async function exportPictures(
  { db, files }: Pick<Services, 'db' | 'files'>,
  userId: string,
): Promise<Record<string, Uint8Array>> {
  const sent = await db
    .select({ message_id: messages.id, position: message_pictures.position, file_key: message_pictures.file_key })
    .from(message_pictures)
    .innerJoin(
      messages,
      and(eq(messages.conversation_id, message_pictures.conversation_id), eq(messages.seq, message_pictures.seq)),
    )
    .where(eq(message_pictures.sender_id, userId))
    .orderBy(asc(message_pictures.created_at), asc(message_pictures.position))
  const found: Record<string, Uint8Array> = {}
  for (const { message_id, position, file_key } of sent) {
    const bytes = await files.private.read(sizedKey(file_key, 'large'))
    if (bytes) found[`message-pictures/${message_id}-${position + 1}.webp`] = bytes
  }
  return found
}
