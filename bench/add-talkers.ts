import { createHmac, randomUUID } from 'node:crypto'
import type pg from 'pg'

/** Must be the secret of the host. */
const AUTH_SECRET = 'for the length of a benchmark alone'

export interface Talker {
  id: string
  /** Session cookie. */
  cookie: string
}

/** Adds users with a session each. `removeTalkers` removes them and all their messages. */
export async function addTalkers(database: pg.Client, count: number): Promise<Talker[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const tokens = ids.map(() => randomUUID())
  await database.query(
    `insert into users (id, name, email, email_verified)
     select id, 'Talker', id || '@talkers.example', true from unnest($1::uuid[]) as id`,
    [ids],
  )
  await database.query(
    `insert into profiles (id, first_name, last_name) select id, 'Bench', 'Talker' from unnest($1::uuid[]) as id`,
    [ids],
  )
  await database.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), user_id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as one (user_id, token)`,
    [ids, tokens],
  )
  return ids.map((id, at) => ({ id, cookie: cookieOf(tokens[at] ?? '') }))
}

function cookieOf(token: string): string {
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
  return `sayyad.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

export async function removeTalkers(database: pg.Client): Promise<void> {
  const ids = "(select id from users where email like '%@talkers.example')"
  await database.query(`delete from profiles where id in ${ids}`)
  await database.query(`delete from users where id in ${ids}`)
}

/**
 * Begins a conversation of each buyer with the seller of the same index, about any ad.
 * @param count number of messages per conversation; the last ones are unread
 * @returns the ids of the conversations
 */
export async function addConversations(
  database: pg.Client,
  { buyers, sellers, count }: { buyers: readonly Talker[]; sellers: readonly Talker[]; count: number },
): Promise<string[]> {
  const { rows: ads } = await database.query<{ id: string }>(
    "select id from cars where status = 'active' and expires_at > now() order by key desc limit 1000",
  )
  const ids = buyers.map(() => randomUUID())
  const [buyerIds, sellerIds] = [buyers.map(({ id }) => id), sellers.map(({ id }) => id)]
  const carIds = ids.map((_, at) => ads[at % ads.length]?.id)
  await database.query(
    `insert into conversations (id, car_id, buyer_id, seller_id, last_seq, created_at, updated_at)
     select *, $5, now(), now() from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[]) as one`,
    [ids, carIds, buyerIds, sellerIds, count],
  )
  for (const [side, userIds] of Object.entries({ buyer: buyerIds, seller: sellerIds })) {
    await database.query(
      `insert into conversation_sides (conversation_id, side, user_id)
       select id, $3, user_id from unnest($1::uuid[], $2::uuid[]) as one (id, user_id)`,
      [ids, userIds, side],
    )
  }
  await database.query(
    `insert into messages (conversation_id, seq, id, message_type, sender_id, content, created_at, read_at)
     select conversations.id, seq, gen_random_uuid(), 'text', case when seq % 3 = 0 then seller_id else buyer_id end,
       repeat('السيارة نظيفة ' || seq || ' ', 1 + seq % 7), now() - (last_seq - seq) * interval '7 minutes',
       case when seq < last_seq - 3 then now() end
     from conversations, generate_series(1, last_seq) as seq where conversations.id = any($1::uuid[])`,
    [ids],
  )
  return ids
}
