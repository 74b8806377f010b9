import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MainFacts } from '#domain/ad-history/main-facts.ts'
import {
  ACCIDENTS,
  CAR_STATUSES,
  COLORS,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  INTERIOR_COLORS,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
  type BodyType,
  type ContactMethod,
} from '#domain/cars/enumerations.ts'
import { NUMBER_FIELDS } from '#domain/cars/fields.ts'
import { car_makers, car_models, cities } from './catalogue.ts'
import { timestamptz } from './timestamptz.ts'
import { profiles } from './profiles.ts'
import { car_tags } from './tags.ts'

export const cars = pgTable(
  'cars',
  {
    id: uuid().primaryKey(),
    /** The internal key that search tables refer to. */
    key: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    seller_id: uuid()
      .notNull()
      .references(() => profiles.id),
    status: text({ enum: CAR_STATUSES }).notNull(),
    make_id: smallint()
      .notNull()
      .references(() => car_makers.id),
    /** Null if the model is not in the catalogue; `custom_model` then has its name. */
    model_id: smallint().references(() => car_models.id),
    custom_model: text(),
    year: smallint().notNull(),
    /** In riyals; null if the price is on request. */
    price: integer(),
    /** In kilometres. */
    mileage: integer().notNull(),
    condition: text({ enum: CONDITIONS }).notNull(),
    fuel_type: text({ enum: FUEL_TYPES }),
    transmission: text({ enum: TRANSMISSIONS }),
    drivetrain: text({ enum: DRIVETRAINS }),
    /** The first entry is the `body_type`. */
    body_types: text().array().$type<BodyType[]>().notNull(),
    color: text({ enum: COLORS }),
    interior_color: text({ enum: INTERIOR_COLORS }),
    /** In litres. */
    engine_size: numeric({ precision: 3, scale: 1, mode: 'number' }),
    cylinders: smallint(),
    power_hp: smallint(),
    doors: smallint(),
    seats: smallint(),
    city_id: smallint()
      .notNull()
      .references(() => cities.id),
    district: text(),
    regional_spec: text({ enum: REGIONAL_SPECS }),
    imported: boolean(),
    owners_count: smallint(),
    accident: text({ enum: ACCIDENTS }),
    paint: text({ enum: PAINTS }),
    agency_serviced: boolean(),
    warranty_until: date(),
    inspection_valid_until: date(),
    registration_valid_until: date(),
    history_report_url: text(),
    ad_title_ar: text(),
    ad_title_en: text(),
    /** For searching ads by title, also those that are not active. */
    search_title: text().generatedAlwaysAs(
      sql.raw(
        `search_text(coalesce("ad_title_ar", '') || ' ' || coalesce("ad_title_en", '') || ' ' || coalesce("custom_model", ''))`,
      ),
    ),
    description_ar: text(),
    description_en: text(),
    /** Why the car costs what it costs, in the words of its seller. */
    price_note: text(),
    contact_name: text(),
    /** In E.164 format. */
    phone_number: text(),
    /** In E.164 format. */
    whatsapp_number: text(),
    contact_methods: text().array().$type<ContactMethod[]>().notNull(),
    extra_features: text().array().notNull(),
    /** IDs of uploaded pictures, cover first. Empty for imported and demo ads. */
    picture_ids: uuid().array().notNull().default([]),
    /** Reason codes of the rejection. */
    rejection_reasons: text().array().notNull().default([]),
    admin_notes: text(),
    /** When the ad was last submitted for review. */
    submitted_at: timestamptz(),
    /** When the seller last confirmed availability. */
    confirmed_at: timestamptz(),
    /** The expiry date that the seller was last warned about. */
    warned_of_end: timestamptz(),
    /** The price that the car was sold for, in riyals, if the seller stated it. */
    sold_price: integer(),
    created_at: timestamptz().notNull(),
    updated_at: timestamptz().notNull(),
    published_at: timestamptz(),
    expires_at: timestamptz(),
    sold_at: timestamptz(),
    deleted_at: timestamptz(),
    featured_until: timestamptz(),
    /** Whether the ad belongs to the demo. */
    demo: boolean().notNull().default(false),
    /** The source of an imported ad, and its ID there. */
    import_source: text(),
    import_ref: text(),
  },
  (t) => [
    unique('cars_import').on(t.import_source, t.import_ref),
    index('cars_seller_id').on(t.seller_id),
    index('cars_live_of_seller')
      .on(t.seller_id, t.expires_at)
      .where(sql`${t.status} = 'active' and ${t.deleted_at} is null`),
    index('cars_pending')
      .on(t.submitted_at)
      .where(sql`${t.status} = 'pending'`),
    index('cars_typed_model')
      .on(t.make_id)
      .where(sql`${t.custom_model} is not null`),
    index('cars_description_ar').on(sql`md5(${t.description_ar})`),
    index('cars_description_en').on(sql`md5(${t.description_en})`),
    index('cars_sold')
      .on(t.sold_at)
      .where(sql`${t.status} = 'sold' and ${t.deleted_at} is null`),
    index('cars_featured')
      .on(t.featured_until)
      .where(sql`${t.featured_until} is not null`),
    index('cars_newest')
      .on(t.created_at, t.id)
      .where(sql`${t.deleted_at} is null`),
    index('cars_by_price')
      .on(t.price, t.id)
      .where(sql`${t.deleted_at} is null and ${t.price} is not null`),
    index('cars_newest_by_status')
      .on(t.status, t.created_at, t.id)
      .where(sql`${t.deleted_at} is null`),
    index('cars_newest_deleted')
      .on(t.created_at, t.id)
      .where(sql`${t.deleted_at} is not null`),
    index('cars_demo')
      .on(t.key)
      .where(sql`${t.demo}`),
    check('cars_model_or_custom', sql`(${t.model_id} is null) <> (${t.custom_model} is null)`),
    check('cars_year', sql`${t.year} between 1950 and 2077`),
    ...NUMBER_FIELDS.flatMap(({ name, bounds }) =>
      bounds ? [check(`cars_${name}`, sql`${t[name]} between ${sql.raw(`${bounds.min} and ${bounds.max}`)}`)] : [],
    ),
    check(
      'cars_published',
      sql`${t.status} <> 'active' or (${t.published_at} is not null and ${t.expires_at} is not null)`,
    ),
  ],
)
export type CarRow = typeof cars.$inferSelect

export const car_pictures = pgTable(
  'car_pictures',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    /** Starts at 0; the first picture is the cover. */
    position: smallint().notNull(),
    url: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.position] })],
)

/** The prices that ads asked in public. */
export const price_history = pgTable(
  'price_history',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    asked_at: timestamptz().notNull(),
    /** In riyals; null if the price was on request from then on. */
    price: integer(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.asked_at] })],
)

/** What ads said in public: a row for the publication and for each later change of a main fact. */
export const car_versions = pgTable(
  'car_versions',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    since: timestamptz().notNull(),
    facts: jsonb().$type<MainFacts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.since] }), index('car_versions_since').on(t.since)],
)

/** Separate from `cars`, whose rows are wide and rarely change. */
export const car_counters = pgTable('car_counters', {
  car_id: uuid()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  view_count: integer().notNull().default(0),
  contact_count: integer().notNull().default(0),
  favorites_count: integer().notNull().default(0),
})

/** Tags that admins assigned manually. */
export const car_manual_tags = pgTable(
  'car_manual_tags',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => car_tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.tag_id] })],
)
