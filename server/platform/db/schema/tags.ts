import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'

export const car_tags = pgTable('car_tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  enabled: boolean().notNull(),
  /** The lowest number wins. */
  priority: integer().notNull(),
  activation_rules: jsonb().$type<ActivationRules>().notNull(),
  /** The tag's place (0 to 30) in the bit mask that search keeps for each car. */
  bit: smallint().notNull().unique(),
})
