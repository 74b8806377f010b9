import { sql, type SQL } from 'drizzle-orm'
import type { Message, Unread } from '#contract/messages.ts'
import type { Side } from '#domain/messages/conversation.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { arrayPlaceholder, prepareStatement } from '#server/platform/db/prepare-statement.ts'
import { cars, conversation_sides, conversations, messages, profiles } from '#server/platform/db/schema/index.ts'
import { unreadColumns } from './count-unread.ts'
import { nameOf } from './present-conversation.ts'
import { presentMessages, type MessageRow } from './present-messages.ts'

interface AddedMessage {
  user_id: string
  other_user_name: string | null
  message: Message
  unread: Unread
}

interface AddedRow extends Unread {
  message: Omit<MessageRow, 'created_at' | 'read_at'> & { created_at: string; read_at: string | null }
  user_id: string
  side: Side
  contact_name: string | null
  first_name: string | null
  last_name: string | null
}

const selectAdded = prepareStatement<AddedRow>(
  'read_added',
  sql`
    with added as materialized (
      select message, side.user_id, side.side, car.contact_name, other.first_name, other.last_name
      from ${pairsOf('int')}
      join ${messages} as message on (message.conversation_id, message.seq) = (pair.conversation_id, pair.value)
      join ${conversations} as conversation on conversation.id = message.conversation_id
      join ${conversation_sides} as side on side.conversation_id = message.conversation_id
      join ${cars} as car on car.id = conversation.car_id
      join ${profiles} as other
        on other.id = case side.side when 'buyer' then conversation.seller_id else conversation.buyer_id end
    ), unread as materialized (
      select user_id, ${unreadColumns} from (select distinct user_id from added) as counted
    )
    select to_jsonb(message) as message, user_id, side, contact_name, first_name, last_name, as_of, unread_count
    from added join unread using (user_id)
    order by (message).conversation_id, (message).seq`,
)

/**
 * Added messages for each side, with the number of unread messages in the same snapshot.
 * @param ids IDs in the form `<conversation>/<seq>`
 */
export async function readAdded(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<AddedMessage[]> {
  if (!ids.length) return []
  const rows = await selectAdded(db, valuesOf(ids))
  const presented = await presentMessages({ clock }, db, rows.map(messageOf))
  return presented.flatMap((message, at) => {
    const row = rows[at]
    if (!row) return []
    const { user_id, unread_count, as_of } = row
    return [
      { user_id, other_user_name: nameOf({ ...row, car: row, other: row }), message, unread: { unread_count, as_of } },
    ]
  })
}

const messageOf = ({ message: { created_at, read_at, ...rest } }: AddedRow): MessageRow => ({
  ...rest,
  created_at: new Date(created_at),
  read_at: read_at === null ? null : new Date(read_at),
})

interface Seen {
  conversation_id: string
  /** The user whose messages were read. */
  user_id: string
  /** The `seq` of the last message that the other side has read. */
  seen_seq: number
}

const selectSeen = prepareStatement<Seen>(
  'read_seen',
  sql`
    select side.conversation_id, side.user_id, coalesce((
      select max(message.seq) from ${messages} as message
      where message.conversation_id = side.conversation_id
        and message.sender_id = side.user_id and message.read_at is not null
    ), 0) as seen_seq
    from ${pairsOf('uuid')}
    join ${conversation_sides} as side on side.conversation_id = pair.conversation_id and side.user_id <> pair.value`,
)

/** @param ids IDs in the form `<conversation>/<user>`, with the user who has read */
export const readSeen = async (db: Db, ids: readonly string[]): Promise<Seen[]> =>
  ids.length ? selectSeen(db, valuesOf(ids)) : []

/** Splits IDs of the form `<conversation>/<value>`. */
function valuesOf(ids: readonly string[]) {
  const pairs = ids.map((id) => id.split('/'))
  return { conversation_ids: pairs.map(([id = '']) => id), values: pairs.map(([, value = '']) => value) }
}

/** The pairs as rows named `pair`, for use in FROM. */
function pairsOf(type: 'int' | 'uuid'): SQL {
  const arrays = sql`${arrayPlaceholder('conversation_ids', 'uuid')}, ${arrayPlaceholder('values', type)}`
  return sql`unnest(${arrays}) as pair (conversation_id, value)`
}
