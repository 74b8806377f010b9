import { and, asc, desc, eq, gt, isNotNull, isNull, lt, max, min, ne } from 'drizzle-orm'
import type { MessagePage } from '#contract/messages.ts'
import type { DataServices } from '#server/context.ts'
import { messages } from '#server/platform/db/schema/index.ts'
import { presentMessages } from './present-messages.ts'
import { readAccess } from './read-access.ts'

interface Listed {
  user_id: string
  conversation_id: string
  after_seq?: number | undefined
  before_seq?: number | undefined
  limit: number
}

/**
 * Messages of a conversation, oldest first: those after `after_seq`, or else the latest ones before `before_seq`.
 * @throws NOT_FOUND
 */
export async function listMessages(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  { user_id, conversation_id, after_seq, before_seq, limit }: Listed,
): Promise<MessagePage> {
  // read before the messages: a message stored in between is greater than `last_seq`, so the client requests it again
  const { last_seq } = await readAccess(db, { user_id, conversation_id })
  const isHere = eq(messages.conversation_id, conversation_id)
  const [[seen], [unread]] = await Promise.all([
    db
      .select({ seq: max(messages.seq) })
      .from(messages)
      .where(and(isHere, eq(messages.sender_id, user_id), isNotNull(messages.read_at))),
    db
      .select({ seq: min(messages.seq) })
      .from(messages)
      .where(and(isHere, ne(messages.sender_id, user_id), isNull(messages.read_at))),
  ])
  const isForward = after_seq !== undefined
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        isHere,
        isForward ? gt(messages.seq, after_seq) : undefined,
        before_seq === undefined ? undefined : lt(messages.seq, before_seq),
      ),
    )
    .orderBy(isForward ? asc(messages.seq) : desc(messages.seq))
    .limit(limit)
  const items = await presentMessages({ clock }, db, isForward ? rows : rows.toReversed())
  return {
    items,
    last_seq: Math.max(last_seq, items.at(-1)?.seq ?? 0),
    seen_seq: seen?.seq ?? 0,
    first_unread_seq: unread?.seq ?? null,
    now: clock().toISOString(),
  }
}
