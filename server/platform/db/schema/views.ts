import { char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Views and contacts of ads, so that each visitor counts once a day. Rows are deleted after two days. */
export const counted_views = pgTable(
  'counted_views',
  {
    car_id: uuid().notNull(),
    /** The date in Riyadh. */
    day: date().notNull(),
    kind: text({ enum: ['view', 'contact'] }).notNull(),
    /** A daily pseudonym of the user or browser, which cannot be reversed. */
    visitor: char({ length: 32 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day, t.kind, t.visitor] }), index('counted_views_day').on(t.day)],
)
