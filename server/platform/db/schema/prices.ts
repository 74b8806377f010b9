import { boolean, date, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { timestamptz } from './timestamptz.ts'

/** A model, in a year and a city; 0 stands for all of them. */
const scope = () => ({
  model_id: smallint().notNull(),
  year: smallint().notNull(),
  city_id: smallint().notNull(),
})

const quartiles = () => ({
  /** The number of priced ads. */
  count: integer().notNull(),
  lower: integer().notNull(),
  middle: integer().notNull(),
  upper: integer().notNull(),
})

/** Asking prices for the pages of prices, in riyals; recomputed from the search rows by a scheduled job. */
export const price_figures = pgTable(
  'price_figures',
  {
    ...scope(),
    ...quartiles(),
    /** The number of cars that were sold within a year, and the median of days until then; null if too few. */
    sold_count: integer(),
    sold_days: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.model_id, t.year, t.city_id] }),
    index('price_figures_by_city').on(t.model_id, t.city_id),
    index('price_figures_of_models')
      .on(t.model_id)
      .where(sql`${t.year} = 0 and ${t.city_id} = 0`),
  ],
)

/** Asking prices by ranges of mileage, in all cities; written with `price_figures`. */
export const price_mileages = pgTable(
  'price_mileages',
  {
    model_id: smallint().notNull(),
    /** 0 for all years. */
    year: smallint().notNull(),
    /** Where the range begins, in kilometres. */
    from_km: integer().notNull(),
    ...quartiles(),
  },
  (t) => [primaryKey({ columns: [t.model_id, t.year, t.from_km] })],
)

/** The last figures of each month, which are kept. */
export const price_months = pgTable(
  'price_months',
  {
    ...scope(),
    /** The first day of the month, in Riyadh. */
    month: date().notNull(),
    count: integer().notNull(),
    middle: integer().notNull(),
    /** Whether there were ads of the demo. */
    is_demo: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.model_id, t.year, t.city_id, t.month] })],
)

/** When the figures were last counted. Has a single row. */
export const price_counts = pgTable('price_counts', {
  id: smallint().primaryKey(),
  counted_at: timestamptz().notNull(),
  /** Whether there were ads of the demo. */
  is_demo: boolean().notNull(),
})
