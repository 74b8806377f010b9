import { and, eq, gte, isNull } from 'drizzle-orm'
import type { MessagePictureSize } from '#domain/messages/message-pictures.ts'
import type { CallContext } from '#server/context.ts'
import { conversation_reports, conversation_sides, message_pictures } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { isModerating, requireUser } from '#server/platform/http/access.ts'
import { sizedKey } from './file-keys.ts'

type ShownPicture = typeof message_pictures.$inferSelect

interface Input {
  picture_id: string
  size: MessagePictureSize
}

/** @throws NOT_FOUND, except for both sides, and for moderators during a report that includes the picture */
export const getPicture = (context: CallContext, wanted: Input): Promise<File> =>
  readPicture(context, wanted, async (one) => (await isSideOf(context, one)) || isReported(context, one))

/** @throws NOT_FOUND, including if the caller must not see the picture */
export async function readPicture(
  { db, files }: Pick<CallContext, 'db' | 'files'>,
  { picture_id, size }: Input,
  maySee: (picture: ShownPicture) => boolean | Promise<boolean>,
): Promise<File> {
  const [picture] = await db.select().from(message_pictures).where(eq(message_pictures.id, picture_id))
  if (!picture || !(await maySee(picture))) throw fail('NOT_FOUND')
  const bytes = await files.private.read(sizedKey(picture.file_key, size))
  if (!bytes) throw fail('NOT_FOUND')
  return new File([new Uint8Array(bytes)], `${picture_id}.webp`, { type: 'image/webp' })
}

async function isSideOf(context: CallContext, { conversation_id }: ShownPicture): Promise<boolean> {
  const side = conversation_sides
  const own = and(eq(side.conversation_id, conversation_id), eq(side.user_id, requireUser(context).id))
  return (await context.db.$count(side, own)) > 0
}

async function isReported({ db, caller }: CallContext, { conversation_id, seq }: ShownPicture): Promise<boolean> {
  if (!isModerating(caller)) return false
  const report = conversation_reports
  const readable = and(
    eq(report.conversation_id, conversation_id),
    gte(report.up_to_seq, seq),
    isNull(report.closed_at),
  )
  return (await db.$count(report, readable)) > 0
}
