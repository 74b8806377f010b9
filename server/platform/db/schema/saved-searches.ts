import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Lang } from '#domain/language.ts'
import { NOTIFICATION_KINDS, type NotificationValues } from '#domain/notifications/kinds.ts'
import { SEARCH_ALERTS } from '#domain/saved-searches/alerts.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

export const saved_searches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query string of the search page, without a cursor. */
    query: text().notNull(),
    alert: text({ enum: SEARCH_ALERTS }).notNull(),
    /** The user has been notified of ads that were published until then. */
    told_until: timestamptz().notNull(),
    /** The user has been shown the changes of its results until then. */
    seen_at: timestamptz().notNull().defaultNow(),
    /** The same before the latest visit. */
    seen_before: timestamptz(),
    /** Authorises unsubscribing without signing in. */
    stop_token: text().notNull().unique(),
    created_at: timestamptz().notNull().defaultNow(),
  },
  (t) => [index('saved_searches_user_id').on(t.user_id)],
)

/** Notifications of users. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** Values for the placeholders of the text, in each language. */
    data: jsonb().$type<Record<Lang, NotificationValues>>().notNull(),
    link: text().notNull(),
    created_at: timestamptz().notNull(),
    read_at: timestamptz(),
  },
  (t) => [index('notifications_user_id').on(t.user_id, t.created_at)],
)
