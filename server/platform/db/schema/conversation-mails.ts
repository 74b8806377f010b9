import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { conversations } from './messages.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Emails about unread messages: one for a conversation until its reader opens it. */
export const conversation_mails = pgTable(
  'conversation_mails',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The reader. */
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** When to look whether messages are still unread; null if none have come since the last time. */
    due_at: timestamptz(),
    /** The last message that was mailed; 0 if none. */
    mailed_seq: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.user_id] }),
    index('conversation_mails_user_id').on(t.user_id),
    index('conversation_mails_due_at')
      .on(t.due_at)
      .where(sql`${t.due_at} is not null`),
  ],
)

/** Links in these emails, by which the reader answers without signing in. */
export const conversation_links = pgTable(
  'conversation_links',
  {
    token_hash: text().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The reader. */
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first and the last message of the email. */
    from_seq: integer().notNull(),
    to_seq: integer().notNull(),
  },
  (t) => [
    index('conversation_links_conversation_id').on(t.conversation_id),
    index('conversation_links_user_id').on(t.user_id),
  ],
)
