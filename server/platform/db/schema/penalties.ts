import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { APPEAL_DECISIONS, PENALTY_RULES, PENALTY_SEVERITIES, PENALTY_SUBJECTS } from '#domain/penalties/penalty.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Penalties for breaking rules. They end at their timestamps, without a job. */
export const penalties = pgTable(
  'penalties',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    rule: text({ enum: PENALTY_RULES }).notNull(),
    severity: text({ enum: PENALTY_SEVERITIES }).notNull(),
    /** Shown to the user. */
    reason: text().notNull(),
    /** Null if the penalty concerns the user in general. */
    subject_kind: text({ enum: PENALTY_SUBJECTS }),
    subject_id: uuid(),
    /** Null if the account of the admin or moderator was deleted. */
    given_by: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    created_at: timestamptz().notNull(),
    /** When the limits end; null if there are none or they have no end. */
    ends_at: timestamptz(),
    /** When the penalty stops counting towards the next one; null if it never does. */
    lapses_at: timestamptz(),
    withdrawn_at: timestamptz(),
    /** Written by the user. */
    appeal: text(),
    appealed_at: timestamptz(),
    appeal_decision: text({ enum: APPEAL_DECISIONS }),
    /** Shown to the user. */
    appeal_answer: text(),
    appeal_decided_at: timestamptz(),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [
    index('penalties_user_id').on(t.user_id, t.created_at),
    index('penalties_given_by').on(t.given_by),
    index('penalties_appeals')
      .on(t.appealed_at)
      .where(sql`${t.appealed_at} is not null and ${t.appeal_decided_at} is null`),
  ],
)

export type PenaltyRow = typeof penalties.$inferSelect
