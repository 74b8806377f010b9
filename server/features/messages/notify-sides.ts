import { and, eq, inArray } from 'drizzle-orm'
import type { Side } from '#domain/messages/conversation.ts'
import { conversationLink } from '#domain/messages/conversation-link.ts'
import type { Services } from '#server/context.ts'
import { readAdTitle } from '#server/features/catalogue/public.ts'
import { notify, type News } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, conversation_sides, conversations } from '#server/platform/db/schema/index.ts'

interface DealNews extends Omit<News, 'user_id' | 'link'> {
  conversation_id: string
  /** The sides to notify: all sides except the one that acted. */
  sides: readonly Side[]
}

/**
 * Notifies sides of a conversation of the result of an offer or an appointment. Text messages are emailed separately.
 */
export async function notifySides(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { conversation_id, sides, values, ...news }: DealNews,
): Promise<void> {
  const recipients = await tx
    .select({ user_id: conversation_sides.user_id, car: cars })
    .from(conversation_sides)
    .innerJoin(conversations, eq(conversations.id, conversation_sides.conversation_id))
    .innerJoin(cars, eq(cars.id, conversations.car_id))
    .where(and(eq(conversation_sides.conversation_id, conversation_id), inArray(conversation_sides.side, [...sides])))
  const [first] = recipients
  if (!first) return
  const titleIn = await readAdTitle(tx, first.car)
  for (const { user_id } of recipients) {
    await notify(services, tx, {
      ...news,
      user_id,
      link: conversationLink(conversation_id),
      conversation_id,
      values: (lang, say) => ({ car: titleIn(lang), ...values?.(lang, say) }),
    })
  }
}
