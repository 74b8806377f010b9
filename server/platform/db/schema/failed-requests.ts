import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/**
 * Requests that failed with an unexpected error, so that admins can look up the ID on an error screen. The log has the
 * error under the same ID.
 */
export const failed_requests = pgTable(
  'failed_requests',
  {
    request_id: text().primaryKey(),
    method: text().notNull(),
    /** Without the query string and tokens of emailed links. */
    path: text().notNull(),
    failed_at: timestamptz().notNull(),
  },
  (t) => [index('failed_requests_failed_at').on(t.failed_at)],
)
export type FailedRequestRow = typeof failed_requests.$inferSelect
