import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

export const app_settings = pgTable('app_settings', {
  setting_key: text().primaryKey(),
  /** JSON, or plain text if it is not valid JSON. */
  setting_value: text().notNull(),
  updated_at: timestamptz().notNull().defaultNow(),
})

/** Texts changed by admins. Keys without a row use their built-in text. */
export const website_texts = pgTable('website_texts', {
  text_key: text().primaryKey(),
  /** Empty if the built-in text is used. */
  text_ar: text().notNull(),
  text_en: text().notNull(),
  /** When the text was last changed or confirmed to match the other language. */
  text_ar_at: timestamptz(),
  text_en_at: timestamptz(),
  /** The built-in text at the time of the change. */
  replaced_ar: text(),
  replaced_en: text(),
  category: text().notNull().default('general'),
  /** When the text was first changed; `text_ar_at` and `text_en_at` have the times of later changes. */
  updated_at: timestamptz().notNull().defaultNow(),
})
