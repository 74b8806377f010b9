import { char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Who viewed or contacted an ad on a day, so that each visitor counts once. Rows are deleted after two days. */
export const counted_views = pgTable(
  'counted_views',
  {
    car_id: uuid().notNull(),
    /** In Riyadh time. */
    day: date().notNull(),
    kind: text({ enum: ['view', 'contact'] }).notNull(),
    /** Daily pseudonym of a user or browser, not reversible. */
    visitor: char({ length: 32 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day, t.kind, t.visitor] }), index('counted_views_day').on(t.day)],
)
