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
    /** Riyals; null if it was on request. */
    price_when_saved: integer(),
    /** Riyals; the lowest price that the user was told about. Null until the ad has one. */
    told_price: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.car_id] }), index('favorites_car_id').on(t.car_id)],
)
