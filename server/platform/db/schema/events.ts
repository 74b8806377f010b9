import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/** What visitors did, without personal data. Rows are deleted after 90 days. */
export const analytics_events = pgTable(
  'analytics_events',
  {
    /** Chosen by the client, so that a repeated event counts once. */
    id: uuid().primaryKey(),
    /** In Riyadh time. */
    day: date().notNull(),
    call: text().notNull(),
    /** Identifies a tab, not a person. */
    session_id: uuid().notNull(),
    /** The other fields of the call. */
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
    occurred_at: timestamptz().notNull(),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [index('analytics_events_day').on(t.day)],
)

/** Counts by day. */
export const analytics_days = pgTable(
  'analytics_days',
  {
    /** In Riyadh time. */
    day: date().notNull(),
    measure: text().notNull(),
    /** The value that the measure is broken down by; empty if it is not. */
    subject: text().notNull().default(''),
    is_demo: boolean().notNull().default(false),
    count: integer().notNull(),
    /** In how many sessions; 0 where that is unknown. */
    sessions_count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.measure, t.day, t.subject, t.is_demo] })],
)
