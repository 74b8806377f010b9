import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { cars } from './cars.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** The ad that a moderator is reviewing. Colleagues see it and review others meanwhile. */
export const review_looks = pgTable(
  'review_looks',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    looked_at: timestamptz().notNull(),
  },
  (t) => [index('review_looks_car_id').on(t.car_id)],
)
