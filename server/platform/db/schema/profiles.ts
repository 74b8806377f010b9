import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { PROFILE_ACCESS_TYPES } from '#domain/profiles/access-types.ts'
import { moment } from './moment.ts'
import { normalisedName } from './normalised-name.ts'

/** What others may see of a user, with the user's id. Sellers of imported and demo ads have one without a user. */
export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  first_name: text(),
  last_name: text(),
  /** For looking people up by name. */
  normalised_name: text().generatedAlwaysAs(
    normalisedName(`coalesce("first_name", '') || ' ' || coalesce("last_name", '')`),
  ),
  /** E.164. */
  phone_number: text(),
  /** Of the number as it was verified; another number is not verified. */
  verified_phone_number: text(),
  /** ISO 3166-1 alpha-2. */
  country_code: text(),
  /** Like `+966`. */
  phone_country_code: text(),
  preferred_language: text({ enum: LANGUAGES }).notNull().default('ar'),
  picture_url: text(),
  /** Someone of Sayyad compared a document with the profile. */
  identity_verified_at: moment(),
  status: text({ enum: ['active', 'suspended', 'deleted'] })
    .notNull()
    .default('active'),
  /** What a suspended user is told. */
  suspended_reason: text(),
  /** From then on the account is deleted for good. */
  delete_at: moment(),
  /** Invented by Sayyad for the demo. */
  demo: boolean().notNull().default(false),
  last_login: moment(),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})

/** Who looked at whose profile; without an address, and kept 90 days. */
export const profile_access_log = pgTable(
  'profile_access_log',
  {
    id: uuid().primaryKey(),
    accessed_profile_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Null for visitors without an account. */
    accessing_user_id: uuid().references(() => profiles.id, { onDelete: 'set null' }),
    access_type: text({ enum: PROFILE_ACCESS_TYPES }).notNull(),
    ip_address: text(),
    user_agent: text(),
    created_at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('profile_access_log_accessed').on(t.accessed_profile_id, t.created_at),
    index('profile_access_log_accessing').on(t.accessing_user_id, t.created_at),
    index('profile_access_log_newest').on(t.created_at, t.id),
  ],
)
