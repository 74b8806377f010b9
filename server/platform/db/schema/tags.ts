import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'

export const car_tags = pgTable('car_tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  enabled: boolean().notNull(),
  /** Tags with lower numbers are shown first. */
  priority: integer().notNull(),
  activation_rules: jsonb().$type<ActivationRules>().notNull(),
  /** The bit of the tag in the bit masks of search rows, from 0 to 30. */
  bit: smallint().notNull().unique(),
})
