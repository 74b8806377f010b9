import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { FAULT_TYPES } from '#domain/client-faults/fault-rules.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

type Counts = Record<string, number>

/** Critical errors in browsers, a row for each cause, without personal data. */
export const client_faults = pgTable(
  'client_faults',
  {
    id: uuid().primaryKey(),
    /** What its reports have in common, by `causeOf`. */
    cause: text().notNull().unique(),
    type: text({ enum: FAULT_TYPES }).notNull(),
    message: text().notNull(),
    /** The file and line of the innermost call in the sources; null if it is unknown. */
    source: text(),
    stack: text().notNull(),
    /** The components around the one that failed; '' if none did. */
    component_stack: text().notNull(),
    /** The kind of page of the latest report. */
    page: text().notNull(),
    count: integer().notNull(),
    versions: jsonb().$type<Counts>().notNull(),
    browsers: jsonb().$type<Counts>().notNull(),
    /** The IDs of the latest reports, which error screens show. */
    report_ids: uuid().array().notNull(),
    first_seen_at: timestamptz().notNull(),
    last_seen_at: timestamptz().notNull(),
    /** Null while it is open. */
    resolved_at: timestamptz(),
    resolved_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When a resolved fault was last seen again; null if it never was. */
    back_at: timestamptz(),
    /** Null until admins were told of it. */
    announced_at: timestamptz(),
  },
  (t) => [
    index('client_faults_last_seen_at').on(t.last_seen_at),
    index('client_faults_unannounced')
      .on(t.first_seen_at)
      .where(sql`${t.announced_at} is null`),
  ],
)
export type ClientFaultRow = typeof client_faults.$inferSelect
