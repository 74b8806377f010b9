import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { conversations } from './messages.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Emails about unread messages, at most one per conversation until its recipient opens it. */
export const conversation_mails = pgTable(
  'conversation_mails',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The recipient. */
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** When to check for unread messages; null if none have arrived since the last check. */
    due_at: timestamptz(),
    /** The `seq` of the last message that was emailed; 0 if none. */
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

/** Links in these emails, which let recipients answer without signing in. */
export const conversation_links = pgTable(
  'conversation_links',
  {
    token_hash: text().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The recipient. */
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The `seq` of the first and the last message in the email. */
    from_seq: integer().notNull(),
    to_seq: integer().notNull(),
  },
  (t) => [
    index('conversation_links_conversation_id').on(t.conversation_id),
    index('conversation_links_user_id').on(t.user_id),
  ],
)
