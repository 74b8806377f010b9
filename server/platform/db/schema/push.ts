import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { sessions, users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Devices that take pushes, each by the session that is open on it, and no longer than that. */
export const push_devices = pgTable(
  'push_devices',
  {
    session_id: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where its push service takes them; whoever knows it and the keys can write to the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** That of the site on the device. */
    lang: text({ enum: LANGUAGES }).notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('push_devices_user_id').on(t.user_id)],
)

/** By which push services know this installation (VAPID): made once, for all processes. */
export const push_keys = pgTable(
  'push_keys',
  {
    id: smallint().primaryKey().default(1),
    public_key: text().notNull(),
    /** Encrypted with the secret of the installation. */
    private_key: text().notNull(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
)
