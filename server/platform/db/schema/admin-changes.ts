import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ADMIN_CHANGE_KINDS } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/**
 * Audit log of admins. A trigger refuses to change or delete its rows, except those of the demo. Without foreign keys, so
 * that it outlives users and ads.
 */
export const admin_changes = pgTable(
  'admin_changes',
  {
    id: uuid().primaryKey(),
    /** Null for the command line. */
    admin_id: uuid(),
    what: text({ enum: ADMIN_CHANGE_KINDS }).notNull(),
    /** Id of the changed object. */
    subject_id: text().notNull(),
    /** The fields that the change concerns. Of content: `{}` if it did not exist. */
    before: jsonb().$type<Values>().notNull(),
    /** The same fields. Of content: `{}` if it was deleted. */
    after: jsonb().$type<Values>().notNull(),
    /** The change that this one takes back. Each is taken back once. */
    undoes: uuid().unique(),
    /** The request of the admin, with all else that it changed; null for commands and jobs. */
    request_id: text(),
    /** IP address of the admin. */
    address: text(),
    user_agent: text(),
    is_demo: boolean().notNull().default(false),
    created_at: timestamptz().notNull(),
  },
  (t) => [
    index('admin_changes_created_at').on(t.created_at, t.id),
    index('admin_changes_subject_id').on(t.subject_id, t.created_at),
    index('admin_changes_admin_id').on(t.admin_id, t.created_at),
    index('admin_changes_request_id').on(t.request_id),
  ],
)

export type AdminChangeRow = typeof admin_changes.$inferSelect

/** Every version of what admins edit: texts, settings, tags, makers, models. */
export const content_versions = pgTable(
  'content_versions',
  {
    /** As `ContentStore.kind`. */
    kind: text().notNull(),
    content_id: text().notNull(),
    version: integer().notNull(),
    /** All fields; null if it was deleted. */
    values: jsonb().$type<Values>(),
    /** Null for the version before the first change. */
    change_id: uuid(),
    created_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.content_id, t.version] })],
)

/**
 * What a change needs to be undone besides its row in the audit log: personal data, which is deleted with the account and
 * after 30 days.
 */
export const kept_for_undo = pgTable(
  'kept_for_undo',
  {
    change_id: uuid()
      .primaryKey()
      .references(() => admin_changes.id, { onDelete: 'cascade' }),
    /** Whose data it is. */
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Values>().notNull(),
    after: jsonb().$type<Values>().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('kept_for_undo_user_id').on(t.user_id), index('kept_for_undo_created_at').on(t.created_at)],
)
