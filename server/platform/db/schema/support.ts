import { sql } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SUPPORT_TOPICS } from '#domain/support/topics.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Support requests of visitors and users. */
export const support_requests = pgTable(
  'support_requests',
  {
    /** Chosen by the client. */
    id: uuid().primaryKey(),
    /** Null for visitors without an account. */
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    text: text().notNull(),
    topic: text({ enum: SUPPORT_TOPICS }).notNull().default('other'),
    /** The account whose email is lost, as typed by the sender. */
    account_email: text(),
    language: text({ enum: ['ar', 'en'] }).notNull(),
    created_at: timestamptz().notNull(),
    /** When an admin closed the request; null while it is open. */
    closed_at: timestamptz(),
    closed_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('support_requests_open')
      .on(t.created_at)
      .where(sql`${t.closed_at} is null`),
    index('support_requests_user').on(t.user_id),
  ],
)
