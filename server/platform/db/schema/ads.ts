import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Ad, DraftFields } from '#contract/ads.ts'
import { AD_ACTIONS, AD_STATES } from '#domain/ads/lifecycle.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { moment } from './moment.ts'

/** Ads, and changes of ads, as far as their sellers have typed them. */
export const drafts = pgTable(
  'drafts',
  {
    /** Of the ad that it becomes, or changes. */
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<DraftFields>().notNull(),
    /** In their order, the cover first. */
    picture_ids: uuid().array().notNull(),
    /** Counts each saving. */
    version: integer().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [index('drafts_owner_id').on(t.owner_id, t.updated_at)],
)

/** Changes of live ads that wait for an admin; the approved version stays until then. */
export const ad_revisions = pgTable(
  'ad_revisions',
  {
    car_id: uuid()
      .primaryKey()
      .references(() => cars.id, { onDelete: 'cascade' }),
    ad: jsonb().$type<Ad>().notNull(),
    submitted_at: moment().notNull(),
  },
  (t) => [index('ad_revisions_submitted_at').on(t.submitted_at)],
)

/** Asked of sellers from time to time: is the car still for sale? */
export const availability_questions = pgTable('availability_questions', {
  car_id: uuid()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  /** Answers without signing in. */
  token: text().notNull().unique(),
  asked_at: moment().notNull(),
})

/** Everything that happened to an ad, in order. */
export const ad_events = pgTable(
  'ad_events',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    /** Null for the clock. */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: AD_ACTIONS }).notNull(),
    from_state: text({ enum: AD_STATES }).notNull(),
    to_state: text({ enum: AD_STATES }).notNull(),
    note: text(),
    created_at: moment().notNull(),
  },
  (t) => [index('ad_events_car_id').on(t.car_id, t.created_at)],
)

/** What happened to an ad on each day, by the clock of Riyadh; days on which nothing did are missing. */
export const ad_days = pgTable(
  'ad_days',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    view_count: integer().notNull().default(0),
    contact_count: integer().notNull().default(0),
    /** Who saved it on that day and has not dropped it since. */
    favorites_count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day] })],
)
