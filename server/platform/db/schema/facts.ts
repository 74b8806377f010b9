import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { FACT_TOPICS, FACT_UNITS, SOURCE_QUALITIES } from '#domain/facts/fact-kinds.ts'
import { timestamptz } from './timestamptz.ts'

/** Facts about owning and buying a car, each with its source and the day by which it must be checked again. */
export const facts = pgTable(
  'facts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Calculators and articles refer to it; never changes. */
    key: text().notNull().unique(),
    topic: text({ enum: FACT_TOPICS }).notNull(),
    label_ar: text().notNull(),
    label_en: text().notNull(),
    /** Null for a fact that is not a number. */
    value: numeric({ precision: 13, scale: 3, mode: 'number' }),
    unit: text({ enum: FACT_UNITS }),
    /** Empty for a number. */
    value_ar: text().notNull(),
    value_en: text().notNull(),
    /** Null if it is not known. */
    valid_from: date(),
    source_ar: text().notNull(),
    source_en: text().notNull(),
    source_url: text(),
    source_quality: text({ enum: SOURCE_QUALITIES }).notNull(),
    checked_on: date().notNull(),
    check_by: date().notNull(),
    note_ar: text().notNull(),
    note_en: text().notNull(),
    /** Null if it follows the reference data. */
    edited_at: timestamptz(),
    /** Whether visitors were told that it is overdue; whether it is follows from `check_by`. */
    announced_overdue: boolean().notNull().default(false),
    search_text: text().generatedAlwaysAs(
      sql.raw(
        `search_text("key" || ' ' || "label_ar" || ' ' || "label_en" || ' ' || "source_ar" || ' ' || "source_en")`,
      ),
    ),
  },
  (t) => [
    index('facts_check_by').on(t.check_by),
    check('facts_checked_in_order', sql`${t.check_by} > ${t.checked_on}`),
    check('facts_have_value', sql`${t.value} is null or ${t.unit} is not null`),
  ],
)
