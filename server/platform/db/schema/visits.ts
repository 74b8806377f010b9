import { char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Who viewed or contacted what on which day, so that each counts once; forgotten after two days. The table is named
 * after what both kinds are; the feature that fills it is `views`.
 */
export const visits = pgTable(
  'visits',
  {
    car_id: uuid().notNull(),
    /** In Riyadh time. */
    day: date().notNull(),
    kind: text({ enum: ['view', 'contact'] }).notNull(),
    /** Daily pseudonym of a user or browser, not reversible. */
    visitor: char({ length: 32 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day, t.kind, t.visitor] }), index('visits_day').on(t.day)],
)
