import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { AssistantState } from '#contract/assistant.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Conversations of users with the assistant. */
export const assistant_conversations = pgTable(
  'assistant_conversations',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What the next message refers to. Not `jsonb`, since the order of conditions matters. */
    state: json().$type<AssistantState>().notNull(),
    changed_at: timestamptz().notNull(),
  },
  (t) => [index('assistant_conversations_user_id').on(t.user_id, t.changed_at)],
)

/** Messages with their answers. Ads, prices and facts of an answer are stored as references. */
export const assistant_turns = pgTable(
  'assistant_turns',
  {
    id: uuid().notNull(),
    conversation_id: uuid()
      .notNull()
      .references(() => assistant_conversations.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    parts: json().$type<StoredPart[]>().notNull(),
    asked_at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.id] }),
    index('assistant_turns_asked_at').on(t.conversation_id, t.asked_at),
  ],
)
