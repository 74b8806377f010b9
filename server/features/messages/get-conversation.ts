import { and, eq } from 'drizzle-orm'
import type { Conversation } from '#contract/messages.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { conversations } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { presentConversations } from './present-conversation.ts'
import { readConversations, type ConversationRow } from './read-conversations.ts'

interface OneConversation {
  user_id: string
  conversation_id: string
}

/** @throws NOT_FOUND, including for users who are not its buyer or seller */
export async function readConversation(
  db: Db,
  { user_id, conversation_id }: OneConversation,
): Promise<ConversationRow> {
  const [row] = await readConversations(db, { user_id, where: eq(conversations.id, conversation_id), limit: 1 })
  if (!row) throw fail('NOT_FOUND')
  return row
}

/** @throws NOT_FOUND */
export async function getConversation(services: DataServices, wanted: OneConversation): Promise<Conversation> {
  const [conversation] = await presentConversations(services, [await readConversation(services.db, wanted)])
  if (!conversation) throw fail('NOT_FOUND')
  return conversation
}

/** The conversation of a buyer about an ad; null if there is none. */
export async function findConversation(
  services: DataServices,
  { user_id, car_id }: { user_id: string; car_id: string },
): Promise<Conversation | null> {
  const where = and(eq(conversations.car_id, car_id), eq(conversations.buyer_id, user_id))
  const rows = await readConversations(services.db, { user_id, where, limit: 1 })
  return (await presentConversations(services, rows))[0] ?? null
}
