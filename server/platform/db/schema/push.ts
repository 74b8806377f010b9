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
    /** The endpoint of its push service. Together with the keys it is enough to write to the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language of the site on the device. */
    lang: text({ enum: LANGUAGES }).notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('push_devices_user_id').on(t.user_id)],
)

/** Identify this installation to push services (VAPID): created once, for all processes. */
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
