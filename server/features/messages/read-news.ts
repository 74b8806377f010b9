import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cars, conversation_sides, conversations, messages, profiles } from '#server/platform/db/schema/index.ts'
import { nameOf } from './present-conversation.ts'
import { presentMessages } from './present-messages.ts'

interface AddedMessage {
  user_id: string
  other_user_name: string | null
  message: Message
}

/**
 * What was added, once for each side.
 * @param ids `<conversation>/<seq>`
 */
export async function readAdded(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<AddedMessage[]> {
  if (!ids.length) return []
  const side = conversation_sides
  const rows = await db
    .select({
      message: messages,
      user_id: side.user_id,
      side: side.side,
      car: { contact_name: cars.contact_name },
      other: { first_name: profiles.first_name, last_name: profiles.last_name },
    })
    .from(pairsOf(ids, 'int'))
    .innerJoin(messages, sql`(${messages.conversation_id}, ${messages.seq}) = (pair.conversation_id, pair.value)`)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .innerJoin(side, eq(side.conversation_id, conversations.id))
    .innerJoin(cars, eq(cars.id, conversations.car_id))
    .innerJoin(
      profiles,
      sql`${profiles.id} = case ${side.side} when 'buyer' then ${conversations.seller_id} else ${conversations.buyer_id} end`,
    )
    .orderBy(messages.conversation_id, messages.seq)
  const presented = await presentMessages(
    { clock },
    db,
    rows.map(({ message }) => message),
  )
  return presented.flatMap((message, at) => {
    const row = rows[at]
    return row ? [{ user_id: row.user_id, other_user_name: nameOf(row), message }] : []
  })
}

interface Seen {
  conversation_id: string
  /** Whose messages were read. */
  user_id: string
  /** Of the last one that the other side has seen. */
  seen_seq: number
}

/** @param ids `<conversation>/<user who has read>` */
export async function readSeen(db: Db, ids: readonly string[]): Promise<Seen[]> {
  if (!ids.length) return []
  const side = conversation_sides
  return db
    .select({
      conversation_id: side.conversation_id,
      user_id: side.user_id,
      seen_seq: sql<number>`coalesce((
        select max(${messages.seq}) from ${messages}
        where ${messages.conversation_id} = ${side.conversation_id}
          and ${messages.sender_id} = ${side.user_id} and ${messages.read_at} is not null
      ), 0)`,
    })
    .from(pairsOf(ids, 'uuid'))
    .innerJoin(side, and(sql`${side.conversation_id} = pair.conversation_id`, sql`${side.user_id} <> pair.value`))
}

/** `<conversation>/<value>` as rows named `pair`. */
function pairsOf(ids: readonly string[], type: 'int' | 'uuid'): SQL {
  const pairs = ids.map((id) => id.split('/'))
  const part = (at: 0 | 1) => sql.param(pairs.map((pair) => pair[at]))
  return sql`unnest(${part(0)}::uuid[], ${part(1)}::${sql.raw(type)}[]) as pair (conversation_id, value)`
}
