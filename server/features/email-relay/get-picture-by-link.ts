import type { MessagePictureSize } from '#domain/messages/message-pictures.ts'
import type { CallContext } from '#server/context.ts'
import { readPicture } from '#server/features/messages/public.ts'
import { findByLink } from './find-by-link.ts'

interface Input {
  token: string
  picture_id: string
  size: MessagePictureSize
}

/**
 * Returns a picture in the messages of an email.
 * @throws LINK_INVALID, NOT_FOUND
 */
export async function getPictureByLink(context: CallContext, { token, ...wanted }: Input): Promise<File> {
  const { conversation_id, from_seq, to_seq } = await findByLink(context.db, token, context.clock())
  return readPicture(
    context,
    wanted,
    (picture) => picture.conversation_id === conversation_id && picture.seq >= from_seq && picture.seq <= to_seq,
  )
}
