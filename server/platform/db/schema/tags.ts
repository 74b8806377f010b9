import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'

export const car_tags = pgTable('car_tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  enabled: boolean().notNull(),
  /** Lower numbers come first. */
  priority: integer().notNull(),
  activation_rules: jsonb().$type<ActivationRules>().notNull(),
  /** Position (0 to 30) of the tag in the bit mask of search rows. */
  bit: smallint().notNull().unique(),
})
