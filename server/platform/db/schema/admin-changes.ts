import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ADMIN_CHANGE_KINDS } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/**
 * The audit log of admins. A trigger prevents updates and deletions, except for demo data. Has no foreign keys, so that
 * entries outlive users and ads.
 */
export const admin_changes = pgTable(
  'admin_changes',
  {
    id: uuid().primaryKey(),
    /** Null for changes by the command line and jobs. */
    admin_id: uuid(),
    what: text({ enum: ADMIN_CHANGE_KINDS }).notNull(),
    /** The ID of the changed object. */
    subject_id: text().notNull(),
    /** The changed fields before the change; `{}` if the object did not exist. */
    before: jsonb().$type<Values>().notNull(),
    /** The changed fields after the change; `{}` if the object was deleted. */
    after: jsonb().$type<Values>().notNull(),
    /** The ID of the change that this one undoes. A change can be undone once. */
    undoes: uuid().unique(),
    /** The ID of the request, which may have made other changes too; null for commands and jobs. */
    request_id: text(),
    /** The IP address of the admin. */
    address: text(),
    user_agent: text(),
    /** For searching the audit log. */
    search_values: text().generatedAlwaysAs(
      sql.raw(
        `search_text("before"::text || ' ' || "after"::text || ' ' || coalesce("address", '') || ' ' || coalesce("user_agent", ''))`,
      ),
    ),
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

/** All versions of content that admins edit: texts, settings, tags, makers and models. */
export const content_versions = pgTable(
  'content_versions',
  {
    /** The `kind` of its `ContentStore`. */
    kind: text().notNull(),
    content_id: text().notNull(),
    version: integer().notNull(),
    /** All fields; null if this version deleted the content. */
    values: jsonb().$type<Values>(),
    /** Null for the version before the first change. */
    change_id: uuid(),
    created_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.content_id, t.version] })],
)

/** Additional data for undoing a change. It is personal, so it is deleted with the account and after 30 days. */
export const kept_for_undo = pgTable(
  'kept_for_undo',
  {
    change_id: uuid()
      .primaryKey()
      .references(() => admin_changes.id, { onDelete: 'cascade' }),
    /** The user whose data it is. */
    user_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Values>().notNull(),
    after: jsonb().$type<Values>().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [index('kept_for_undo_user_id').on(t.user_id), index('kept_for_undo_created_at').on(t.created_at)],
)
