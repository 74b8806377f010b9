import { and, desc, eq, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/client.ts'
import {
  cars,
  blocks,
  conversation_sides,
  conversations,
  messages,
  profiles,
  users,
} from '#server/platform/db/schema/index.ts'

export const other = alias(profiles, 'other')
const ownSide = conversation_sides
const otherSide = alias(conversation_sides, 'other_side')
const otherUser = alias(users, 'other_user')
const seller = alias(profiles, 'seller')
export const lastMessage = alias(messages, 'last_message')

/** The number of unread messages of the other side, for the conversation of the row. */
export const unreadCount = (userId: string): SQL<number> =>
  sql<number>`(
    select count(*)::int from ${messages}
    where ${messages.conversation_id} = ${conversations.id}
      and ${and(isNull(messages.read_at), ne(messages.sender_id, userId))}
  )`

export const hasBlocked = (blocker: SQLWrapper, blocked: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${blocks} where ${blocks.blocker_id} = ${blocker} and ${blocks.blocked_id} = ${blocked}
  )`

export type ConversationRow = Awaited<ReturnType<typeof readConversations>>[number]

interface Input {
  user_id: string
  where?: SQL | undefined
  limit: number
}

/** The conversations of a user with all data for their display, latest message first. */
export async function readConversations(db: Db, { user_id, where, limit }: Input) {
  return (
    db
      .select({
        id: conversations.id,
        // used by the cursor
        created_at: conversations.updated_at,
        conversation: conversations,
        side: ownSide.side,
        archived_at: ownSide.archived_at,
        car: cars,
        seller: { status: seller.status },
        other,
        has_other_account: sql<boolean>`${otherUser.id} is not null`,
        last_message: lastMessage,
        unread_count: unreadCount(user_id),
        has_blocked: hasBlocked(ownSide.user_id, otherSide.user_id),
        is_blocked_by: hasBlocked(otherSide.user_id, ownSide.user_id),
      })
      .from(ownSide)
      .innerJoin(conversations, eq(conversations.id, ownSide.conversation_id))
      .innerJoin(
        otherSide,
        and(eq(otherSide.conversation_id, ownSide.conversation_id), ne(otherSide.side, ownSide.side)),
      )
      .innerJoin(other, eq(other.id, otherSide.user_id))
      .leftJoin(otherUser, eq(otherUser.id, otherSide.user_id))
      .innerJoin(cars, eq(cars.id, conversations.car_id))
      .innerJoin(seller, eq(seller.id, conversations.seller_id))
      // a conversation has no messages until the transaction that creates it stores the first one
      .leftJoin(
        lastMessage,
        and(eq(lastMessage.conversation_id, conversations.id), eq(lastMessage.seq, conversations.last_seq)),
      )
      .where(and(eq(ownSide.user_id, user_id), where))
      .orderBy(desc(conversations.updated_at), desc(conversations.id))
      .limit(limit)
  )
}
