import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Ad, DraftFields } from '#contract/ads.ts'
import { AD_ACTIONS, AD_STATES } from '#domain/ads/lifecycle.ts'
import type { CarStatus } from '#domain/cars/enumerations.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'

/** Unsubmitted ads and edits of ads, not validated yet. */
export const drafts = pgTable(
  'drafts',
  {
    /** The ID of the ad that the draft becomes or edits. */
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<DraftFields>().notNull(),
    /** In display order, cover first. */
    picture_ids: uuid().array().notNull(),
    /** The private minimum for offers in riyals, which the new ad will start with. */
    offer_floor: integer(),
    /** Incremented by each save. */
    version: integer().notNull(),
    /** False for an ad that was opened for editing until something in it is changed. */
    is_begun: boolean().notNull().default(true),
    created_at: timestamptz().notNull(),
    updated_at: timestamptz().notNull(),
  },
  (t) => [index('drafts_owner_id').on(t.owner_id, t.updated_at)],
)

/** Submitted changes to live ads. The approved version stays live until the review. */
export const ad_revisions = pgTable(
  'ad_revisions',
  {
    car_id: uuid()
      .primaryKey()
      .references(() => cars.id, { onDelete: 'cascade' }),
    ad: jsonb().$type<Ad>().notNull(),
    submitted_at: timestamptz().notNull(),
  },
  (t) => [index('ad_revisions_submitted_at').on(t.submitted_at)],
)

/** Requests to sellers to confirm that their car is still available. */
export const availability_questions = pgTable('availability_questions', {
  car_id: uuid()
    .primaryKey()
    .references(() => cars.id, { onDelete: 'cascade' }),
  /** Authorises the confirmation without signing in. */
  token: text().notNull().unique(),
  asked_at: timestamptz().notNull(),
})

/** The history of ads. */
export const ad_events = pgTable(
  'ad_events',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    /** Null for scheduled jobs. */
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    action: text({ enum: AD_ACTIONS }).notNull(),
    from_state: text({ enum: AD_STATES }).notNull(),
    to_state: text({ enum: AD_STATES }).notNull(),
    note: text(),
    created_at: timestamptz().notNull(),
  },
  (t) => [
    index('ad_events_car_id').on(t.car_id, t.created_at),
    // ads that came back
    index('ad_events_returned')
      .on(t.created_at)
      .where(sql`${t.to_state} = 'active' and ${t.from_state} in ('expired', 'sold', 'inactive')`),
  ],
)

/** The columns that a bulk change can modify, with times as ISO strings. */
export interface BulkColumns {
  status: CarStatus
  price: number | null
  expires_at: string | null
  confirmed_at: string | null
  sold_at: string | null
  sold_price: number | null
}

interface BulkChange {
  car_id: string
  before: BulkColumns
  after: BulkColumns
  /** Whether the change of this ad has been undone. */
  is_undone?: true
}

/** Bulk changes, which sellers can undo for one day. */
export const ad_bulk_changes = pgTable(
  'ad_bulk_changes',
  {
    id: uuid().primaryKey(),
    seller_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changes: jsonb().$type<BulkChange[]>().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('ad_bulk_changes_seller_id').on(t.seller_id, t.created_at)],
)

/** Daily statistics of ads by date in Riyadh. Days without events have no row. */
export const ad_days = pgTable(
  'ad_days',
  {
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    view_count: integer().notNull().default(0),
    contact_count: integer().notNull().default(0),
    /** Favorites that were added on that day and have not been removed since. */
    favorites_count: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.car_id, t.day] })],
)
