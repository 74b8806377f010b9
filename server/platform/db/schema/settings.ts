import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

export const app_settings = pgTable('app_settings', {
  setting_key: text().primaryKey(),
  /** JSON, or plain text if it does not parse. */
  setting_value: text().notNull(),
  updated_at: timestamptz().notNull().defaultNow(),
})

/** Texts changed by admins. Keys without a row have their built-in text. */
export const website_texts = pgTable('website_texts', {
  text_key: text().primaryKey(),
  /** Empty in a language that has its built-in text. */
  text_ar: text().notNull(),
  text_en: text().notNull(),
  /** When the text was last changed, or found to be as new as the other language. */
  text_ar_at: timestamptz(),
  text_en_at: timestamptz(),
  /** The built-in text that the admin replaced. */
  replaced_ar: text(),
  replaced_en: text(),
  category: text().notNull().default('general'),
  /** When it was first changed; the languages have times of their own. */
  updated_at: timestamptz().notNull().defaultNow(),
})
