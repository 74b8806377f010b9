import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { SIDES } from '#domain/messages/conversation.ts'
import { OFFER_STATES } from '#domain/messages/offer.ts'
import { cars } from './cars.ts'
import { conversations, messages } from './messages.ts'
import { timestamptz } from './timestamptz.ts'

/** Prices that buyers and sellers offer each other. Each change of one is a message of its conversation. */
export const offers = pgTable(
  'offers',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The id of the message that made it, chosen by the client. */
    id: uuid().notNull(),
    /** Who made it. */
    side: text({ enum: SIDES }).notNull(),
    /** Riyals. */
    amount: integer().notNull(),
    /** The price of the ad at the time; null on request. */
    asking_price: integer(),
    /** Stays `open` beyond `expires_at` until the next job; use `offerState`. */
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

/** The step of an offer that a message is about. */
export const offer_messages = pgTable(
  'offer_messages',
  {
    conversation_id: uuid().notNull(),
    seq: integer().notNull(),
    offer_id: uuid().notNull(),
    /** The state of the offer as of this message; `open` for the message that made it. */
    step: text({ enum: OFFER_STATES }).notNull(),
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

/** The least that sellers would take for a car. Private: offers below are declined by themselves. */
export const offer_floors = pgTable('offer_floors', {
  car_id: uuid()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  /** Riyals. */
  amount: integer().notNull(),
})
