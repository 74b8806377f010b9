import { sql } from 'drizzle-orm'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import type { AdChange } from '#domain/messages/ad-change.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  appointment_messages,
  appointments,
  conversations,
  messages,
  offer_messages,
  offers,
} from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { notifySides } from './notify-sides.ts'

interface AdNews {
  car_id: string
  ad_change: AdChange
  /** The new price in riyals for `price_changed`; null if it is now on request. */
  new_price?: number | null
  now: Date
}

/**
 * Adds a system message to all conversations about an ad, in the transaction that changes the ad. Ends open offers
 * unless the ad becomes active again; a sale or removal also ends appointments. Buyers are notified of both.
 */
export async function addAdChangeMessages(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { car_id, ad_change, new_price, now }: AdNews,
): Promise<void> {
  const { rows } = await tx.execute<ChangedConversation>(sql`
    with changed as (
      update ${conversations} set last_seq = last_seq + 1, updated_at = ${now.toISOString()}
      where ${conversations.car_id} = ${car_id}
      returning id, last_seq
    ), ended as (
      update ${offers} set state = case when expires_at > ${now.toISOString()} then 'superseded' else 'expired' end
      where ${ad_change} <> 'back' and state = 'open' and conversation_id in (select id from changed)
      returning conversation_id, id, state, amount
    ), cancelled as (
      update ${appointments} set state = 'cancelled'
      where ${ad_change} in ('sold', 'removed') and state in ('open', 'chosen')
        and coalesce(chosen_time, (select max(one) from unnest(times) as one)) > ${now.toISOString()}
        and conversation_id in (select id from changed)
      returning conversation_id, id
    ), added as (
      insert into ${messages} (conversation_id, seq, id, message_type, ad_change, new_price, created_at)
      select id, last_seq, uuidv7(), 'system', ${ad_change}, ${new_price ?? null}::int, ${now.toISOString()}::timestamptz
      from changed
      returning conversation_id, seq
    ), called_off as (
      insert into ${appointment_messages} (conversation_id, seq, appointment_id, step)
      select conversation_id, added.seq, cancelled.id, 'cancelled' from added join cancelled using (conversation_id)
    ), linked as (
      insert into ${offer_messages} (conversation_id, seq, offer_id, step)
      select conversation_id, added.seq, ended.id, ended.state from added join ended using (conversation_id)
    )
    select conversation_id, seq, ended.amount, ended.state as offer_state, cancelled.id is not null as is_cancelled
    from added left join ended using (conversation_id) left join cancelled using (conversation_id)
  `)
  if (rows.length)
    afterCommit(tx, {
      type: 'messages_added',
      ids: rows.map(({ conversation_id, seq }) => `${conversation_id}/${seq}`),
    })
  for (const row of rows) await notifyBuyer(services, tx, row, now)
}

interface ChangedConversation extends Record<string, unknown> {
  conversation_id: string
  seq: number
  /** The amount of the offer that has ended, in riyals. */
  amount: number | null
  offer_state: 'superseded' | 'expired' | null
  is_cancelled: boolean
}

async function notifyBuyer(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  tx: Db,
  { conversation_id, amount, offer_state, is_cancelled }: ChangedConversation,
  now: Date,
): Promise<void> {
  const news = { conversation_id, sides: ['buyer'], now } as const
  if (amount !== null && offer_state === 'superseded') {
    const values = (lang: Lang) => ({ price: formatPrice(amount, lang) })
    await notifySides(services, tx, { ...news, kind: 'offer_superseded', values })
  }
  if (is_cancelled) {
    await notifySides(services, tx, {
      ...news,
      kind: 'appointment_cancelled',
      mail: { template: 'appointment_cancelled' },
    })
  }
}
