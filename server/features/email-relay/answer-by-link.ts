import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { markMessagesRead, storeMessage } from '#server/features/messages/public.ts'
import { assertNotLimited } from '#server/features/penalties/public.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { failSuspended } from '#server/platform/fail-suspended.ts'
import { findByLink } from './find-by-link.ts'
import { takeFromAddress, takeFromWriter } from './write-limits.ts'

interface Answer {
  token: string
  id: string
  content: string
}

/**
 * Adds a message to the conversation. The link identifies the sender, so no sign-in is required. The ad may have ended.
 * @throws LINK_INVALID, SUSPENDED, LIMITED, UNREACHABLE, ID_TAKEN, TOO_MANY_ATTEMPTS
 */
export async function answerByLink(context: CallContext, { token, ...message }: Answer): Promise<void> {
  const { db, clock } = context
  await takeFromAddress(context)
  const { conversation_id, user_id, to_seq } = await findByLink(db, token, clock())
  await takeFromWriter(context, user_id)
  const [writer] = await db.select().from(profiles).where(eq(profiles.id, user_id))
  if (writer?.status !== 'active') throw failSuspended(writer)
  await assertNotLimited(db, user_id, clock())
  await db.transaction((tx) => storeMessage(context, tx, { ...message, conversation_id, sender_id: user_id }))
  await markMessagesRead(context, { user_id, conversation_id, up_to_seq: to_seq })
}

/**
 * Marks the messages of a link as read.
 * @throws LINK_INVALID
 */
export async function markReadByLink(context: CallContext, token: string): Promise<void> {
  const { conversation_id, user_id, to_seq } = await findByLink(context.db, token, context.clock())
  await markMessagesRead(context, { user_id, conversation_id, up_to_seq: to_seq })
}
