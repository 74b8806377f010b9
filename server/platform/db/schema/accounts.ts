import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { SCOPES } from '#contract/procedure.ts'
import { timestamptz } from './timestamptz.ts'

const createdAt = () => timestamptz().notNull().defaultNow()
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Accounts. The profile with the same ID has the public data. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    email_verified: boolean().notNull().default(false),
    image: text(),
    two_factor_enabled: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('users_newest').on(t.created_at, t.id)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    token: text().notNull().unique(),
    expires_at: timestamptz().notNull(),
    ip_address: text(),
    user_agent: text(),
    created_at: createdAt(),
    /** When the session was last used, accurate to the hour. */
    updated_at: createdAt(),
  },
  (t) => [index('sessions_user_id').on(t.user_id)],
)

/** Sign-in methods of users. `credential` is the password. */
export const sign_in_methods = pgTable(
  'sign_in_methods',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    account_id: text().notNull(),
    provider_id: text().notNull(),
    /** The hash of the password. */
    password: text(),
    access_token: text(),
    refresh_token: text(),
    id_token: text(),
    access_token_expires_at: timestamptz(),
    refresh_token_expires_at: timestamptz(),
    scope: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('sign_in_methods_user_id').on(t.user_id)],
)

/** Short-lived secrets: emailed links, challenges. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expires_at: timestamptz().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

export const two_factors = pgTable(
  'two_factors',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    /** An encrypted value. */
    secret: text().notNull(),
    /** An encrypted value. */
    backup_codes: text().notNull(),
    verified: boolean().notNull().default(false),
    failed_verification_count: integer().notNull().default(0),
    locked_until: timestamptz(),
  },
  (t) => [index('two_factors_user_id').on(t.user_id)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    name: text(),
    public_key: text().notNull(),
    credential_id: text().notNull().unique(),
    counter: integer().notNull(),
    device_type: text().notNull(),
    backed_up: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    created_at: timestamptz().defaultNow(),
  },
  (t) => [index('passkeys_user_id').on(t.user_id)],
)

/** Personal access tokens for the API. */
export const access_tokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    name: text().notNull(),
    /** The first characters of the token, to recognise it by. */
    start: text().notNull(),
    /** The SHA-256 hash of the token. */
    token_hash: text().notNull().unique(),
    scopes: text({ enum: SCOPES }).array().notNull(),
    created_at: createdAt(),
    /** Accurate to the minute. */
    last_used_at: timestamptz(),
    /** Null for tokens that do not expire. */
    expires_at: timestamptz(),
  },
  (t) => [index('access_tokens_user_id').on(t.user_id)],
)

/** Separate from `users`, so that user input cannot change roles. Users without a row have the role `user`. */
export const user_roles = pgTable('user_roles', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  role: text({ enum: ['moderator', 'admin'] }).notNull(),
  granted_at: createdAt(),
})

/**
 * Pending email changes. A change takes effect when both addresses have confirmed it. A change begun by an admin only
 * needs the new address.
 */
export const email_changes = pgTable('email_changes', {
  user_id: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  new_email: text().notNull(),
  /** The SHA-256 hash of the token in the emailed link. */
  old_token_hash: text().notNull(),
  new_token_hash: text().notNull(),
  old_confirmed_at: timestamptz(),
  new_confirmed_at: timestamptz(),
  expires_at: timestamptz().notNull(),
  /** Until this time, the old address can stop a change that an admin began; null if the user began it. */
  waits_until: timestamptz(),
  /** The ID of the admin. */
  began_by: uuid().references(() => users.id, { onDelete: 'set null' }),
  ends_second_factor: boolean().notNull().default(false),
})

/** Consent of users to versions of legal documents. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    document: text({ enum: ['terms', 'privacy'] }).notNull(),
    version: text().notNull(),
    accepted_at: createdAt(),
  },
  (t) => [index('consents_user_id').on(t.user_id)],
)

/** Rate limits: attempts within a time window, by keys such as `sign_in_email:a@b.c`. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** In Unix milliseconds. */
  expire: bigint({ mode: 'number' }),
})

/** Devices on which a user has signed in. Users are emailed about new devices. */
export const known_devices = pgTable(
  'known_devices',
  {
    user_id: userId(),
    /** The SHA-256 hash of the device cookie. */
    device_hash: text().notNull(),
    last_seen_at: timestamptz().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.device_hash] })],
)
