import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, REJECTION_REASONS } from '#domain/verification/identity.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** The last code that was sent to the phone of each user. */
export const phone_codes = pgTable('phone_codes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The number that the code verifies, in E.164 format. */
  phone_number: text().notNull(),
  /** The SHA-256 hash of the code. */
  code_hash: text().notNull(),
  expires_at: timestamptz().notNull(),
})

/** Identity requests and their decisions. */
export const identity_requests = pgTable(
  'identity_requests',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document_kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** Null until decided. */
    decision: text({ enum: ['approved', 'rejected'] }),
    rejection_reason: text({ enum: REJECTION_REASONS }),
    /** Written by the admin in the user's language. */
    rejection_note: text(),
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: timestamptz().notNull(),
    decided_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('identity_requests_pending')
      .on(t.user_id)
      .where(sql`${t.decision} is null`),
    index('identity_requests_user_id').on(t.user_id, t.created_at),
    index('identity_requests_queue')
      .on(t.created_at)
      .where(sql`${t.decision} is null`),
  ],
)

/** Pictures of identity documents. The row and the file are deleted on decision. */
export const identity_documents = pgTable(
  'identity_documents',
  {
    id: uuid().primaryKey(),
    request_id: uuid()
      .notNull()
      .references(() => identity_requests.id, { onDelete: 'cascade' }),
    side: text({ enum: ['front', 'back'] }).notNull(),
    /** The key in the private store. */
    file_key: text().notNull().unique(),
  },
  (t) => [uniqueIndex('identity_documents_side').on(t.request_id, t.side)],
)
