import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/** Requests that broke, so that the id on an error screen leads somewhere. What broke is in the log, under the same id. */
export const failed_requests = pgTable(
  'failed_requests',
  {
    request_id: text().primaryKey(),
    method: text().notNull(),
    /** Without what follows `?`, and without the tokens of emailed links. */
    path: text().notNull(),
    failed_at: timestamptz().notNull(),
  },
  (t) => [index('failed_requests_failed_at').on(t.failed_at)],
)
export type FailedRequestRow = typeof failed_requests.$inferSelect
