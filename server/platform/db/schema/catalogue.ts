import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { BodyType, FUEL_TYPES } from '#domain/cars/enumerations.ts'
import { timestamptz } from './timestamptz.ts'

/** Set when an admin edits the row, so that newer reference data keeps it. */
const edited_at = timestamptz()

/** Not offered to sellers any more; ads that have it stay. */
const hidden = boolean().notNull().default(false)

/** Its place in the list; null until it is moved, which stands for 1024 times its id. */
const position = integer()

/** Ads that it had when it was merged, to tell how many were changed since. */
const merged_ads = integer()

export const car_makers = pgTable('car_makers', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  aliases: text().array().notNull(),
  logo_url: text(),
  hidden,
  position,
  /** The same maker, which everything of this one belongs to. */
  merged_into: smallint().references((): AnyPgColumn => car_makers.id),
  merged_ads,
  edited_at,
})

export const car_models = pgTable(
  'car_models',
  {
    id: smallint().primaryKey().generatedAlwaysAsIdentity(),
    make_id: smallint()
      .notNull()
      .references(() => car_makers.id),
    /** `{maker}-{model}`. */
    slug: text().notNull().unique(),
    name_en: text().notNull(),
    name_ar: text().notNull(),
    aliases: text().array().notNull(),
    body_types: text().array().$type<BodyType[]>().notNull(),
    first_year: smallint().notNull(),
    /** Null if still sold. */
    last_year: smallint(),
    /** Numbers of seats that it comes with; empty if unknown. */
    seats: smallint().array().notNull().default([]),
    /** Empty if unknown. */
    fuel_types: text().array().$type<(typeof FUEL_TYPES)[number][]>().notNull().default([]),
    hidden,
    position,
    /** The same model, of any maker. */
    merged_into: smallint().references((): AnyPgColumn => car_models.id),
    merged_ads,
    edited_at,
  },
  (t) => [index('car_models_make_id').on(t.make_id)],
)

export const regions = pgTable('regions', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  aliases: text().array().notNull(),
})

export const cities = pgTable('cities', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  region_id: smallint()
    .notNull()
    .references(() => regions.id),
  slug: text().notNull().unique(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  aliases: text().array().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  population: integer().notNull(),
})
