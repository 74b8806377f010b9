import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { NOTIFICATION_KINDS, type NotificationValues } from '#domain/notifications/kinds.ts'
import { SEARCH_ALERTS } from '#domain/saved-searches/alerts.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'

export const saved_searches = pgTable(
  'saved_searches',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As explore's address says it, without a page. */
    query: text().notNull(),
    alert: text({ enum: SEARCH_ALERTS }).notNull(),
    /** Ads that were published until then have been told of, or were there before. */
    told_until: moment().notNull(),
    /** Stops the mails without signing in. */
    stop_token: text().notNull().unique(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [index('saved_searches_user_id').on(t.user_id)],
)

/** What happened that concerns a user, for the bell. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** What the texts of the kind name. */
    data: jsonb().$type<NotificationValues>().notNull(),
    link: text().notNull(),
    created_at: moment().notNull(),
    read_at: moment(),
  },
  (t) => [index('notifications_user_id').on(t.user_id, t.created_at)],
)
