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
    /** The lowest price that the user has been notified of, in riyals; null until the ad has a price in public. */
    told_price: integer(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.car_id] }), index('favorites_car_id').on(t.car_id)],
)

/** Which changes of cars users have been shown, of their favorites and of those whose page they viewed. */
export const seen_cars = pgTable(
  'seen_cars',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    seen_at: timestamptz().notNull(),
    /** The same before the latest visit. */
    seen_before: timestamptz(),
    /** When the page of the car was last viewed; null if never. */
    viewed_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.car_id] }),
    index('seen_cars_viewed').on(t.user_id, t.viewed_at),
    index('seen_cars_car_id').on(t.car_id),
  ],
)
