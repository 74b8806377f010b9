import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { sessions, users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Devices that receive push notifications. Each belongs to a session and is removed with it. */
export const push_devices = pgTable(
  'push_devices',
  {
    session_id: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The URL at the push service. Together with the keys, it allows sending to the device. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** The language of notifications on the device. */
    lang: text({ enum: LANGUAGES }).notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('push_devices_user_id').on(t.user_id)],
)

/** VAPID keys, which identify this installation to push services. Created once for all processes. */
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
