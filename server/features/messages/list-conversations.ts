import { and, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Conversation } from '#contract/messages.ts'
import type { CONVERSATION_LISTS } from '#domain/messages/conversation.ts'
import type { DataServices } from '#server/context.ts'
import { matchesText } from '#server/features/cars/public.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { conversation_sides, conversations, messages } from '#server/platform/db/schema/index.ts'
import { containsWord, searchTextOf } from '#server/platform/db/search-text.ts'
import { presentConversations } from './present-conversation.ts'
import { other, readConversations, unreadCount } from './read-conversations.ts'

interface Listed {
  user_id: string
  list: (typeof CONVERSATION_LISTS)[number]
  /** Text to search for in messages, the name of the other side, and the make, model and year of the ad. */
  text: string
  after?: string | undefined
  limit: number
}

/** The conversations of a user, latest message first. */
export async function listConversations(
  services: DataServices,
  { user_id, list, text, after, limit }: Listed,
): Promise<{ items: Conversation[]; next: string | null; now: string }> {
  const { archived_at } = conversation_sides
  const rows = await readConversations(services.db, {
    user_id,
    limit: limit + 1,
    where: and(
      list === 'archived' ? isNotNull(archived_at) : isNull(archived_at),
      list === 'unread' ? sql`${unreadCount(user_id)} > 0` : undefined,
      text ? matchesText(text, await services.catalogue(), mentions) : undefined,
      isAfter({ created_at: conversations.updated_at, id: conversations.id }, after),
    ),
  })
  const { found, next } = pageOf(rows, limit)
  return { items: await presentConversations(services, found), next, now: services.clock().toISOString() }
}

const mentions = (word: string): SQL | undefined =>
  or(
    containsWord(other.normalised_name, word),
    sql`exists (
      select from ${messages}
      where ${messages.conversation_id} = ${conversations.id}
        and ${containsWord(searchTextOf(messages.content), word)}
    )`,
  )
