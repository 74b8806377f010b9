import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/** Analytics events without personal data. Rows are deleted after 90 days. */
export const analytics_events = pgTable(
  'analytics_events',
  {
    /** Chosen by the client, so that a retry does not count twice. */
    id: uuid().primaryKey(),
    /** The date in Riyadh. */
    day: date().notNull(),
    call: text().notNull(),
    /** The ID of a browser tab; it does not identify a person. */
    session_id: uuid().notNull(),
    /** The other fields of the event. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    occurred_at: timestamptz().notNull(),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [index('analytics_events_day').on(t.day)],
)

/** Daily totals of analytics. */
export const analytics_days = pgTable(
  'analytics_days',
  {
    /** The date in Riyadh. */
    day: date().notNull(),
    measure: text().notNull(),
    /** The value that the measure is broken down by; empty for totals. */
    subject: text().notNull().default(''),
    is_demo: boolean().notNull().default(false),
    count: integer().notNull(),
    /** The number of sessions; 0 if unknown. */
    sessions_count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.measure, t.day, t.subject, t.is_demo] })],
)
