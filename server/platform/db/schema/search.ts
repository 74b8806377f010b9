import { bigint, customType, index, integer, json, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What search reads: one narrow row for each active ad, written in the transaction that changes the ad.
 * `docs/architecture.md` says how the facet keys are packed.
 */
export const searchable_cars = pgTable(
  'searchable_cars',
  {
    car_key: bigint({ mode: 'number' }).primaryKey(),
    published_at: moment().notNull(),
    expires_at: moment().notNull(),
    price: integer().notNull(),
    mileage: integer().notNull(),
    /** Bits of the enabled tags that apply. */
    tags: integer().notNull(),
    model_year_facet: integer().notNull(),
    place_color_facet: integer().notNull(),
    build_facet: integer().notNull(),
    make_id: smallint().notNull(),
    /** 0 for a model that the catalogue lacks. */
    model_id: smallint().notNull(),
    year: smallint().notNull(),
    region_id: smallint().notNull(),
    city_id: smallint().notNull(),
    /** Bits of the bodies. */
    body_types: smallint().notNull(),
    condition: smallint().notNull(),
    fuel_type: smallint().notNull(),
    transmission: smallint().notNull(),
    color: smallint().notNull(),
    regional_spec: smallint().notNull(),
    doors: smallint().notNull(),
    seats: smallint().notNull(),
    power_hp: smallint().notNull(),
  },
  (t) => [
    index('searchable_cars_newest').on(t.published_at, t.car_key),
    index('searchable_cars_price').on(t.price, t.car_key),
    index('searchable_cars_mileage').on(t.mileage, t.car_key),
    index('searchable_cars_year').on(t.year, t.car_key),
    index('searchable_cars_make_newest').on(t.make_id, t.published_at, t.car_key),
    index('searchable_cars_make_price').on(t.make_id, t.price, t.car_key),
    index('searchable_cars_model_newest').on(t.model_id, t.published_at, t.car_key),
    index('searchable_cars_model_price').on(t.model_id, t.price, t.car_key),
    index('searchable_cars_city_newest').on(t.city_id, t.published_at, t.car_key),
    index('searchable_cars_city_price').on(t.city_id, t.price, t.car_key),
    index('searchable_cars_fuel_type_newest').on(t.fuel_type, t.published_at, t.car_key),
    index('searchable_cars_fuel_type_price').on(t.fuel_type, t.price, t.car_key),
  ],
)

/** What the card of each active ad shows, so that a page of cards is one short read. */
export const car_cards = pgTable('car_cards', {
  car_key: bigint({ mode: 'number' }).primaryKey(),
  card: json().notNull(),
})

/** The words of each active ad's titles and description, for what the vocabulary does not know. */
export const searchable_words = pgTable(
  'searchable_words',
  {
    car_key: bigint({ mode: 'number' }).primaryKey(),
    words: tsvector().notNull(),
  },
  (t) => [index('searchable_words_words').using('gin', t.words).with({ fastupdate: false })],
)
