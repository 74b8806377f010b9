import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SIDES } from '#domain/messages/conversation.ts'
import { OFFER_STATES, OFFER_STEPS } from '#domain/messages/offer.ts'
import { cars } from './cars.ts'
import { conversations, messages } from './messages.ts'
import { timestamptz } from './timestamptz.ts'

/** Offers between buyers and sellers. Each change of an offer is a message of its conversation. */
export const offers = pgTable(
  'offers',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The ID of the message that made it, chosen by the client. */
    id: uuid().notNull(),
    /** The side that made it. */
    side: text({ enum: SIDES }).notNull(),
    /** In riyals. */
    amount: integer().notNull(),
    /** The price of the ad when the offer was made, in riyals; null if on request. */
    asking_price: integer(),
    /** The stored state, which stays `open` after `expires_at` until a job updates it. Use `offerState`. */
    state: text({ enum: OFFER_STATES }).notNull(),
    created_at: timestamptz().notNull(),
    expires_at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.id] }),
    // an offer of the other side counters the open one
    uniqueIndex('offers_open')
      .on(t.conversation_id)
      .where(sql`${t.state} = 'open'`),
    index('offers_expires_at')
      .on(t.expires_at)
      .where(sql`${t.state} = 'open'`),
    check('offers_amount', sql`${t.amount} between 500 and 20000000`),
  ],
)
export type OfferRow = typeof offers.$inferSelect

/** The change of an offer that a message makes. */
export const offer_messages = pgTable(
  'offer_messages',
  {
    conversation_id: uuid().notNull(),
    seq: integer().notNull(),
    offer_id: uuid().notNull(),
    /** The state of the offer after this message; `open` for the message that made it, `reopened` if it is open again. */
    step: text({ enum: OFFER_STEPS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.seq] }),
    foreignKey({
      name: 'offer_messages_message',
      columns: [t.conversation_id, t.seq],
      foreignColumns: [messages.conversation_id, messages.seq],
    }).onDelete('cascade'),
    foreignKey({
      name: 'offer_messages_offer',
      columns: [t.conversation_id, t.offer_id],
      foreignColumns: [offers.conversation_id, offers.id],
    }).onDelete('cascade'),
  ],
)

/** The minimum that a seller would accept for a car. Private: lower offers are declined automatically. */
export const offer_floors = pgTable('offer_floors', {
  car_id: uuid()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  /** In riyals. */
  amount: integer().notNull(),
})
