import { foreignKey, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { messages } from './messages.ts'
import { timestamptz } from './timestamptz.ts'

/** Pictures in messages. They are deleted with the account of their sender. */
export const message_pictures = pgTable(
  'message_pictures',
  {
    /** Chosen by the client for its upload. */
    id: uuid().primaryKey(),
    conversation_id: uuid().notNull(),
    seq: integer().notNull(),
    /** The position in the message, starting at 0. */
    position: smallint().notNull(),
    sender_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The key in the private store, without the size. */
    file_key: text().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [
    index('message_pictures_message').on(t.conversation_id, t.seq),
    index('message_pictures_sender_id').on(t.sender_id),
    // matches keys by prefix
    index('message_pictures_file_key').on(t.file_key.op('text_pattern_ops')),
    foreignKey({
      name: 'message_pictures_in_message',
      columns: [t.conversation_id, t.seq],
      foreignColumns: [messages.conversation_id, messages.seq],
    }).onDelete('cascade'),
  ],
)
