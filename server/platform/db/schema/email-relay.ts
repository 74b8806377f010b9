import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { EMAIL_SIDES } from '#domain/email-relay/email-sides.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'

/** A buyer and a seller who email each other through the relay. */
export const email_threads = pgTable(
  'email_threads',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    buyer_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seller_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: timestamptz().notNull(),
    last_written_at: timestamptz().notNull(),
  },
  (t) => [
    unique('email_threads_car_buyer').on(t.car_id, t.buyer_id),
    index('email_threads_buyer_id').on(t.buyer_id),
    index('email_threads_seller_id').on(t.seller_id),
    index('email_threads_last_written_at').on(t.last_written_at),
  ],
)

/** Relayed messages; deleted with their thread. */
export const email_messages = pgTable(
  'email_messages',
  {
    thread_id: uuid()
      .notNull()
      .references(() => email_threads.id, { onDelete: 'cascade' }),
    side: text({ enum: EMAIL_SIDES }).notNull(),
    /** Chosen by the client, so that a retry sends the message once. */
    id: uuid().notNull(),
    text: text().notNull(),
    /** Of the link with which the other side replies. */
    token_hash: text().notNull().unique(),
    created_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.thread_id, t.side, t.id] })],
)
