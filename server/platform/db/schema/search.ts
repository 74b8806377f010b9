import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, integer, json, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { ATTRIBUTE_FILTERS, columnOf, type AttributeColumn } from '#domain/search/chips/filters.ts'
import { PRICE_STEPS } from '#domain/search/numbers/range-steps.ts'
import { timestamptz } from './timestamptz.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

const attributeColumn = () => smallint().notNull().default(0)
/** A column per attribute that buyers filter by; 0 for unknown. `filters.ts` says what the numbers stand for. */
const attributeColumns = () =>
  Object.fromEntries(ATTRIBUTE_FILTERS.map((filter) => [columnOf(filter), attributeColumn()])) as Record<
    AttributeColumn,
    ReturnType<typeof attributeColumn>
  >

/** Search rows: one narrow row per active ad, written in the transaction that changes the ad. */
export const searchable_cars = pgTable(
  'searchable_cars',
  {
    car_key: bigint({ mode: 'number' }).primaryKey(),
    published_at: timestamptz().notNull(),
    expires_at: timestamptz().notNull(),
    /** In riyals; null if the price is on request. */
    price: integer(),
    /** The number of `PRICE_STEPS` that the price reaches; 0 without a price. */
    price_step: smallint()
      .notNull()
      .generatedAlwaysAs(sql.raw(`coalesce(width_bucket(price, array[${PRICE_STEPS.join(', ')}]), 0)`)),
    /** The price in percent of the expected one; null if it has no label. */
    price_share: smallint(),
    mileage: integer().notNull(),
    /** Bit mask of the enabled tags of the ad. */
    tags: integer().notNull(),
    make_id: smallint().notNull(),
    /** 0 if the model is not in the catalogue. */
    model_id: smallint().notNull(),
    year: smallint().notNull(),
    region_id: smallint().notNull(),
    city_id: smallint().notNull(),
    power_hp: smallint().notNull(),
    ...attributeColumns(),
  },
  (t) => [
    index('searchable_cars_newest').on(t.published_at, t.car_key),
    index('searchable_cars_price').on(t.price, t.car_key),
    index('searchable_cars_price_share').on(t.price_share, t.car_key),
    index('searchable_cars_mileage').on(t.mileage, t.car_key),
    index('searchable_cars_year').on(t.year, t.car_key),
    index('searchable_cars_model_newest').on(t.model_id, t.published_at, t.car_key),
    // for the nearest in year and mileage
    index('searchable_cars_model_year').on(t.model_id, t.year, t.mileage, t.car_key),
    index('searchable_cars_make').on(t.make_id),
    index('searchable_cars_city').on(t.city_id),
  ],
)

/** Cards of active ads, so that a page of results is one short read. */
export const car_cards = pgTable('car_cards', {
  car_key: bigint({ mode: 'number' }).primaryKey(),
  card: json().notNull(),
})

/** Words in the titles and descriptions of active ads, for search terms outside the vocabulary. */
export const searchable_words = pgTable(
  'searchable_words',
  {
    car_key: bigint({ mode: 'number' }).primaryKey(),
    words: tsvector().notNull(),
  },
  (t) => [
    // a short pending list, which makes inserting hundreds of ads seven times as fast
    index('searchable_words_words').using('gin', t.words).with({ fastupdate: true, gin_pending_list_limit: 256 }),
  ],
)

/**
 * Changes for the in-memory index, written by triggers of `searchable_cars` in the transaction of the change. A row
 * stands for one or more changes of a car.
 */
export const search_changes = pgTable(
  'search_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    car_key: bigint({ mode: 'number' }).notNull(),
    transaction: transactionId()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    changed_at: timestamptz()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('search_changes_transaction').on(t.transaction), index('search_changes_changed_at').on(t.changed_at)],
)

/** What a search server has of the search rows, if there is one. Has a single row. */
export const search_feeds = pgTable('search_feeds', {
  id: smallint().primaryKey(),
  /** The table that answers; null while none is complete. */
  live_table: smallint(),
  /** The servers with the rows, in the order by which rows are divided among them. */
  shards: text().array().notNull(),
  /** Whether all rows have to be written to the other table. */
  is_rebuild_wanted: boolean().notNull().default(false),
  /** As `Position` describes. */
  next_transaction: transactionId().notNull(),
  applied: bigint({ mode: 'number' }).array().notNull(),
  newest: bigint({ mode: 'number' }).notNull(),
  /** The number of the last batch that all servers have. */
  batch: bigint({ mode: 'number' }).notNull(),
  /** The number of the batch that is being written, if one is. */
  next_batch: bigint({ mode: 'number' }).notNull(),
  /** When the changes of the last batch were read. */
  fed_at: timestamptz().notNull(),
})

/** The progress of the job that updates all search rows. Has a single row. */
export const search_rebuilds = pgTable('search_rebuilds', {
  id: smallint().primaryKey(),
  /** Incremented by each request for a rebuild. */
  version: integer().notNull(),
  /** The key of the last processed ad; null when the job is finished. */
  after_key: bigint({ mode: 'number' }),
})
