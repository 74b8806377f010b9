import { char, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Who saw or contacted what on which day, so that each counts once; forgotten after two days. */
export const visits = pgTable(
  'visits',
  {
    car_id: uuid().notNull(),
    /** By the clock of Riyadh. */
    day: date().notNull(),
    kind: text({ enum: ['view', 'contact'] }).notNull(),
    /** Of a user or of a browser; it changes every day and can't be led back to either. */
    visitor: char({ length: 32 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day, t.kind, t.visitor] }), index('visits_day').on(t.day)],
)
