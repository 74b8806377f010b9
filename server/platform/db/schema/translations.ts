import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { TRANSLATED_TEXTS } from '#domain/translations/translated-texts.ts'
import { cars } from './cars.ts'
import { messages } from './messages.ts'
import { timestamptz } from './timestamptz.ts'

/** Texts of ads, translated by a language model. */
export const ad_translations = pgTable(
  'ad_translations',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    field: text({ enum: TRANSLATED_TEXTS }).notNull().default('description'),
    lang: text({ enum: LANGUAGES }).notNull(),
    /** Of the original and the model: another one is translated anew. */
    source_hash: text().notNull(),
    /** Null while the model is asked. */
    text: text(),
    asked_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.field, t.lang] })],
)

/** Messages, translated by a language model for the other side of the conversation. */
export const message_translations = pgTable(
  'message_translations',
  {
    conversation_id: uuid().notNull(),
    seq: integer().notNull(),
    lang: text({ enum: LANGUAGES }).notNull(),
    /** Of the original and the model: another one is translated anew. */
    source_hash: text().notNull(),
    /** Null while the model is asked. */
    text: text(),
    asked_at: timestamptz().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.seq, t.lang] }),
    foreignKey({
      name: 'message_translations_of_message',
      columns: [t.conversation_id, t.seq],
      foreignColumns: [messages.conversation_id, messages.seq],
    }).onDelete('cascade'),
  ],
)
