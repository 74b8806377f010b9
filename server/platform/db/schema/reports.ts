import { char, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { REPORT_REASONS } from '#domain/reports/reasons.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'

/** Reports of ads. One decision closes all reports of an ad. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    /** Null for visitors without an account. */
    reporter_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** A daily pseudonym of the user or browser, so that each is counted once. */
    visitor: char({ length: 32 }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text().notNull(),
    created_at: timestamptz().notNull(),
    /** When the report was decided; null while it is open. */
    closed_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('reports_open_visitor')
      .on(t.car_id, t.visitor)
      .where(sql`${t.closed_at} is null`),
    index('reports_open')
      .on(t.created_at)
      .where(sql`${t.closed_at} is null`),
    index('reports_car_id').on(t.car_id),
    index('reports_reporter_id').on(t.reporter_id),
  ],
)
