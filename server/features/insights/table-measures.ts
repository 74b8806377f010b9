import { sql, type SQL } from 'drizzle-orm'

const dayOf = (column: SQL) => sql`(${column} at time zone 'Asia/Riyadh')::date`

/**
 * Queries that return rows of day, subject and count. The answers of a conversation are searched among its messages
 * rather than the seller's, who may have sent very many.
 */
export const TABLE_MEASURES = {
  ads: sql`select ${dayOf(sql`created_at`)}, '', count(*) from cars where not demo group by 1`,
  users: sql`
    select ${dayOf(sql`u.created_at`)}, '', count(*) from users u join profiles p on p.id = u.id
    where not p.demo group by 1`,
  views: sql`
    select d.day, '', sum(d.view_count) from ad_days d join cars c on c.id = d.car_id where not c.demo group by 1`,
  contacts: sql`
    select d.day, '', sum(d.contact_count) from ad_days d join cars c on c.id = d.car_id where not c.demo group by 1`,
  model_views: sql`
    select d.day, c.model_id::text, sum(d.view_count) from ad_days d join cars c on c.id = d.car_id
    where not c.demo and c.model_id is not null group by 1, 2`,
  messages: sql`
    select ${dayOf(sql`m.created_at`)}, '', count(*)
    from messages m join conversations v on v.id = m.conversation_id join cars c on c.id = v.car_id
    where m.sender_id is not null and not c.demo group by 1`,
  conversations: sql`
    select ${dayOf(sql`v.created_at`)},
      case when (select bool_or(m.sender_id = v.seller_id) from messages m where m.conversation_id = v.id)
        then 'answered' else 'waiting' end, count(*)
    from conversations v join cars c on c.id = v.car_id
    where not c.demo group by 1, 2`,
  sold: sql`select ${dayOf(sql`sold_at`)}, '', count(*) from cars where sold_at is not null and not demo group by 1`,
} satisfies Record<string, SQL>
