import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CONVERSATION_DECISIONS, CONVERSATION_REPORT_REASONS } from '#domain/conversation-reports/reasons.ts'
import { conversations } from './messages.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Reports of one side of a conversation about the other. Admins can read the conversation while a report is open. */
export const conversation_reports = pgTable(
  'conversation_reports',
  {
    id: uuid().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reporter_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reported_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text({ enum: CONVERSATION_REPORT_REASONS }).notNull(),
    note: text().notNull(),
    /** The `seq` of the last message that admins can read. */
    up_to_seq: integer().notNull(),
    created_at: timestamptz().notNull(),
    /** When the report was decided; null while it is open. */
    closed_at: timestamptz(),
    decision: text({ enum: CONVERSATION_DECISIONS }),
  },
  (t) => [
    uniqueIndex('conversation_reports_open_reporter')
      .on(t.conversation_id, t.reporter_id)
      .where(sql`${t.closed_at} is null`),
    index('conversation_reports_open')
      .on(t.created_at)
      .where(sql`${t.closed_at} is null`),
    index('conversation_reports_reported').on(t.reported_id),
    index('conversation_reports_reporter').on(t.reporter_id),
  ],
)
