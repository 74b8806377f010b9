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
  text_ar: text().notNull(),
  text_en: text().notNull(),
  category: text().notNull().default('general'),
  updated_at: timestamptz().notNull().defaultNow(),
})
