import { and, asc, between, eq, ne } from 'drizzle-orm'
import type { RelayedEmail } from '#contract/email-relay.ts'
import type { CallContext } from '#server/context.ts'
import { getConversation, presentMessages } from '#server/features/messages/public.ts'
import { messages } from '#server/platform/db/schema/index.ts'
import { isUser } from '#server/platform/http/access.ts'
import { findByLink } from './find-by-link.ts'
import { titleOf } from './title-of.ts'

/**
 * The messages of an email and their ad, without other messages of the conversation.
 * @throws LINK_INVALID
 */
export async function readByLink(context: CallContext, token: string): Promise<RelayedEmail> {
  const { db, clock, caller } = context
  const { conversation_id, user_id, from_seq, to_seq } = await findByLink(db, token, clock())
  const conversation = await getConversation(context, { user_id, conversation_id })
  const { car, side, other_user_name } = conversation
  const mailed = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversation_id),
        between(messages.seq, from_seq, to_seq),
        ne(messages.sender_id, user_id),
      ),
    )
    .orderBy(asc(messages.seq))
  return {
    conversation_id,
    is_for_caller: isUser(caller, user_id),
    car_id: car.id,
    car_title_ar: titleOf(conversation, 'ar'),
    car_title_en: titleOf(conversation, 'en'),
    has_page: car.has_page,
    side,
    other_user_name,
    messages: await presentMessages(context, db, mailed),
  }
}
