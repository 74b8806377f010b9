import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, REJECTION_REASONS } from '#domain/verification/identity.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'

/** The code that was last sent to a user's phone. */
export const phone_codes = pgTable('phone_codes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** E.164; the code verifies this number and no other. */
  phone_number: text().notNull(),
  /** SHA-256. */
  code_hash: text().notNull(),
  expires_at: moment().notNull(),
})

/** Users who want their identity verified, and what was decided. */
export const identity_requests = pgTable(
  'identity_requests',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    document_kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** Null while it waits. */
    decision: text({ enum: ['approved', 'rejected'] }),
    rejection_reason: text({ enum: REJECTION_REASONS }),
    /** What the admin adds to the reason, in the user's language. */
    rejection_note: text(),
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    created_at: moment().notNull(),
    decided_at: moment(),
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

/** Pictures of documents; row and file are deleted with the decision. */
export const identity_documents = pgTable(
  'identity_documents',
  {
    id: uuid().primaryKey(),
    request_id: uuid()
      .notNull()
      .references(() => identity_requests.id, { onDelete: 'cascade' }),
    side: text({ enum: ['front', 'back'] }).notNull(),
    /** In the private store. */
    file_key: text().notNull().unique(),
  },
  (t) => [uniqueIndex('identity_documents_side').on(t.request_id, t.side)],
)
