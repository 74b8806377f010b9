import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'

/** Saved replies of users for messages, in their order. */
export const quick_replies = pgTable('quick_replies', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  texts: text().array().notNull(),
})
