import { integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'

/** Prices of similar cars by model and year, in riyals; recomputed from the search rows by a scheduled job. */
export const market_prices = pgTable(
  'market_prices',
  {
    model_id: smallint().notNull(),
    year: smallint().notNull(),
    /** The number of priced ads in the sample. */
    count: integer().notNull(),
    /** Quartiles. */
    lower: integer().notNull(),
    middle: integer().notNull(),
    upper: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.model_id, t.year] })],
)
