import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ADMIN_LISTS } from '#domain/admin-lists/lists.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Named searches of admin lists. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    list: text({ enum: ADMIN_LISTS }).notNull(),
    /** Null for a shared view. */
    owner_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Search parameters of the list procedure. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('saved_views_owner_id').on(t.owner_id)],
)

/** The columns that a user has chosen for a list. */
export const list_columns = pgTable(
  'list_columns',
  {
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    list: text({ enum: ADMIN_LISTS }).notNull(),
    columns: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.list] })],
)

/**
 * The number of ads with the status `active` per seller, for sorting users. Triggers on `cars` update it. Includes ads
 * past their expiry date until a job ends them.
 */
export const seller_ads = pgTable(
  'seller_ads',
  {
    seller_id: uuid()
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    active_count: integer().notNull(),
  },
  (t) => [index('seller_ads_most').on(t.active_count, t.seller_id)],
)
