import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'

export const favorites = pgTable(
  'favorites',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    saved_at: timestamptz().notNull(),
    /** In riyals; null if the price was on request. */
    price_when_saved: integer(),
    /** The lowest price that the user has been notified of, in riyals; null until the ad has a price. */
    told_price: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.car_id] }), index('favorites_car_id').on(t.car_id)],
)
