import { doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { timestamptz } from './timestamptz.ts'

/** Set when an admin edits the row, so that newer reference data keeps it. */
const edited_at = timestamptz()

export const car_makers = pgTable('car_makers', {
  id: smallint().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  aliases: text().array().notNull(),
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
