import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { CHANNELS, TOPICS } from '#domain/notifications/topics.ts'
import { users } from './accounts.ts'

/** Topics that a user has turned off or on again. Topics without a row are on. */
export const notification_choices = pgTable(
  'notification_choices',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: TOPICS }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    is_on: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.topic, t.channel] })],
)

/** Hours in which a user receives no emails. Without a row, at night. */
export const quiet_hours = pgTable(
  'quiet_hours',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hours in Riyadh. Equal hours turn quiet hours off. */
    from_hour: smallint().notNull(),
    to_hour: smallint().notNull(),
  },
  (t) => [check('quiet_hours_of_day', sql`${t.from_hour} between 0 and 23 and ${t.to_hour} between 0 and 23`)],
)
