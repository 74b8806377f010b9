import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { WORD_SUBJECTS } from '#domain/trade-words/subjects.ts'
import { timestamptz } from './timestamptz.ts'

/** Words of sellers that readers of the other language do not know. */
export const trade_words = pgTable('trade_words', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** From the reference data, or made from the ID; never changes. */
  slug: text().notNull().unique(),
  /** The language of the word. */
  lang: text({ enum: LANGUAGES }).notNull(),
  /** The usual spelling first. */
  spellings: text().array().notNull(),
  meaning_ar: text().notNull(),
  meaning_en: text().notNull(),
  about: text({ enum: WORD_SUBJECTS }).notNull(),
  /** The last change by an admin; null if the row follows the reference data. */
  edited_at: timestamptz(),
})
