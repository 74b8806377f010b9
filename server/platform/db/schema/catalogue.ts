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

/** When an admin last edited the row. Reference data does not overwrite edited rows. */
const editedAt = timestamptz()

/** Whether sellers can no longer choose it. Existing ads keep it. */
const hidden = boolean().notNull().default(false)

/** The position in the list; null stands for 1024 times the ID. */
const position = integer()

/** The ads at the time of the merge, for counting those that were changed since. */
const mergedAds = integer()

export const car_makers = pgTable('car_makers', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  aliases: text().array().notNull(),
  logo_url: text(),
  hidden,
  position,
  /** The maker that this one was merged into. */
  merged_into: smallint().references((): AnyPgColumn => car_makers.id),
  merged_ads: mergedAds,
  edited_at: editedAt,
})

export const car_models = pgTable(
  'car_models',
  {
    id: smallint().primaryKey().generatedAlwaysAsIdentity(),
    make_id: smallint()
      .notNull()
      .references(() => car_makers.id),
    /** In the form `{maker}-{model}`. */
    slug: text().notNull().unique(),
    name_en: text().notNull(),
    name_ar: text().notNull(),
    aliases: text().array().notNull(),
    body_types: text().array().$type<BodyType[]>().notNull(),
    first_year: smallint().notNull(),
    /** Null if the model is still sold. */
    last_year: smallint(),
    /** Available numbers of seats; empty if unknown. */
    seats: smallint().array().notNull().default([]),
    /** Available fuel types; empty if unknown. */
    fuel_types: text().array().$type<(typeof FUEL_TYPES)[number][]>().notNull().default([]),
    hidden,
    position,
    /** The model that this one was merged into, which may be of another maker. */
    merged_into: smallint().references((): AnyPgColumn => car_models.id),
    merged_ads: mergedAds,
    edited_at: editedAt,
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

/** One row with a hash of the reference data that was applied last. */
export const applied_reference_data = pgTable('applied_reference_data', { fingerprint: text().primaryKey() })
