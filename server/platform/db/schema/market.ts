import { bigint, integer, pgTable, primaryKey, real, smallint } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

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

/** What active ads should cost, by comparable ads (`docs/fair-price.md`); recomputed by a scheduled job. */
export const fair_prices = pgTable('fair_prices', {
  car_key: bigint({ mode: 'number' }).primaryKey(),
  /** What it was estimated for. It does not apply to an ad that has since changed. */
  model_id: smallint().notNull(),
  year: smallint().notNull(),
  mileage: integer().notNull(),
  /** In riyals. */
  expected: integer().notNull(),
  /** The deviation of asking prices from the expected one, in natural logarithms. */
  spread: real().notNull(),
  /** The number of comparable ads. */
  count: smallint().notNull(),
  /** The depreciation of its model, in natural logarithms. */
  per_year: real().notNull(),
  per_100000_km: real().notNull(),
})

/** When fair prices were last counted. Has a single row. */
export const fair_price_counts = pgTable('fair_price_counts', {
  id: smallint().primaryKey(),
  counted_at: timestamptz().notNull(),
})
