import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

export const app_settings = pgTable('app_settings', {
  setting_key: text().primaryKey(),
  /** JSON text, parsed if possible. */
  setting_value: text().notNull(),
  updated_at: moment().notNull().defaultNow(),
})

/** Texts that admins changed; a key without a row has its built-in default. */
export const website_texts = pgTable('website_texts', {
  text_key: text().primaryKey(),
  text_ar: text().notNull(),
  text_en: text().notNull(),
  category: text().notNull().default('general'),
  updated_at: moment().notNull().defaultNow(),
})
