import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ADMIN_LISTS } from '#domain/admin-lists/lists.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Searches of admin lists under a name. */
export const saved_views = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey(),
    list: text({ enum: ADMIN_LISTS }).notNull(),
    /** Null for a view of everybody. */
    owner_id: uuid().references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the procedure of the list takes it. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('saved_views_owner_id').on(t.owner_id)],
)

/** The columns of a list that a user has chosen. */
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
 * The number of ads of a seller with the status `active`, kept by triggers of `cars`, to order users by. Ads past their end
 * are counted until a job ends them.
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
