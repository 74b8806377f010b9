import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Users with an open page. Each process updates its users every minute. */
export const live_users = pgTable(
  'live_users',
  {
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    process_id: uuid().notNull(),
    seen_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.process_id] }), index('live_users_process_id').on(t.process_id)],
)
