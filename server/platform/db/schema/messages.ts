import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { AD_CHANGES } from '#domain/messages/ad-change.ts'
import { MESSAGE_TYPES, SIDES } from '#domain/messages/conversation.ts'
import { cars } from './cars.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Conversations of a buyer and a seller about an ad. They remain if the ad or an account is deleted. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    buyer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seller_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The `seq` of the latest message. Adding a message requires a lock on this row. */
    last_seq: integer().notNull(),
    created_at: timestamptz().notNull(),
    /** When the last message was stored. */
    updated_at: timestamptz().notNull(),
  },
  (t) => [
    unique('conversations_car_buyer').on(t.car_id, t.buyer_id),
    index('conversations_buyer_id').on(t.buyer_id),
    index('conversations_seller_id').on(t.seller_id),
    check('conversations_sides', sql`${t.buyer_id} <> ${t.seller_id}`),
  ],
)

/** The two sides of each conversation. */
export const conversation_sides = pgTable(
  'conversation_sides',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    side: text({ enum: SIDES }).notNull(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** When this side archived the conversation; null if it is not archived. */
    archived_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.side] }),
    unique('conversation_sides_user').on(t.user_id, t.conversation_id),
  ],
)

export const messages = pgTable(
  'messages',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Taken from `last_seq` in the transaction that stores the message, so the order is that of the commits. */
    seq: integer().notNull(),
    /** Chosen by the client, so that a retry does not store the message twice. */
    id: uuid().notNull(),
    message_type: text({ enum: MESSAGE_TYPES }).notNull(),
    /** Null for system messages. */
    sender_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    content: text().notNull().default(''),
    has_pictures: boolean().notNull().default(false),
    /** Only set for system messages about the ad. */
    ad_change: text({ enum: AD_CHANGES }),
    /** The new price in riyals for `price_changed`; null if it is now on request. */
    new_price: integer(),
    created_at: timestamptz().notNull(),
    /** When the other side read the message. */
    read_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.seq] }),
    unique('messages_id').on(t.conversation_id, t.id),
    index('messages_unread')
      .on(t.conversation_id, t.sender_id)
      .where(sql`${t.read_at} is null and ${t.sender_id} is not null`),
    index('messages_sender_id').on(t.sender_id),
    check('messages_sender', sql`(${t.message_type} = 'system') = (${t.sender_id} is null)`),
    check('messages_ad_change', sql`${t.message_type} = 'system' or ${t.ad_change} is null`),
  ],
)

/** Blocks between users. Neither user can write to the other. */
export const blocks = pgTable(
  'blocks',
  {
    blocker_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    blocked_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    created_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.blocker_id, t.blocked_id] }), index('blocks_blocked_id').on(t.blocked_id)],
)
