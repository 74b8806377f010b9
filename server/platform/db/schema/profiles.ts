import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#domain/language.ts'
import { PROFILE_ACCESS_TYPES } from '#domain/profile-accesses/access-types.ts'
import { timestamptz } from './timestamptz.ts'

/** Profiles of users, with the same ID. Sellers of imported and demo ads have a profile without a user. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid().primaryKey(),
    first_name: text(),
    last_name: text(),
    /** For searching users by name. */
    normalised_name: text().generatedAlwaysAs(
      // names are also found without their spaces, dots, dashes and apostrophes
      sql.raw(
        String.raw`regexp_replace(search_text(coalesce("first_name", '') || ' ' || coalesce("last_name", '')), '[\s.''’-]', '', 'g')`,
      ),
    ),
    /** In E.164 format. */
    phone_number: text(),
    /** The number that was verified. A different `phone_number` is not verified. */
    verified_phone_number: text(),
    /** An ISO 3166-1 alpha-2 code. */
    country_code: text(),
    /** The dial code, for example `+966`. */
    phone_country_code: text(),
    preferred_language: text({ enum: LANGUAGES }).notNull().default('ar'),
    picture_url: text(),
    /** What a seller tells buyers on the public profile. */
    about: text(),
    /** City and district. */
    place: text(),
    /** Opening hours as `09:00`, from Saturday to Thursday; null if not stated. */
    opens_at: text(),
    closes_at: text(),
    friday_opens_at: text(),
    friday_closes_at: text(),
    /** When an admin verified the identity; null if not verified. */
    identity_verified_at: timestamptz(),
    status: text({ enum: ['active', 'suspended', 'deleted'] })
      .notNull()
      .default('active'),
    /** Shown to the suspended user. */
    suspended_reason: text(),
    /** When the suspension ends automatically; null if an admin or moderator has to end it. */
    suspended_until: timestamptz(),
    /** When the account will be permanently deleted. */
    delete_at: timestamptz(),
    /** Whether the profile belongs to the demo. */
    demo: boolean().notNull().default(false),
    last_login: timestamptz(),
    /** When the user last signed up, signed in or used a session, accurate to the hour. */
    last_seen_at: timestamptz().notNull().defaultNow(),
    /** Response statistics as a seller over the last months, updated by the job `count_replies`. */
    first_messages_count: integer().notNull().default(0),
    answered_count: integer().notNull().default(0),
    median_reply_minutes: integer(),
    created_at: timestamptz().notNull().defaultNow(),
    updated_at: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('profiles_last_seen').on(t.last_seen_at, t.id),
    index('profiles_suspended')
      .on(t.suspended_until)
      .where(sql`${t.status} = 'suspended'`),
  ],
)

/** Accesses to profiles, without IP addresses. Rows are deleted after 90 days. */
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
    created_at: timestamptz().notNull().defaultNow(),
  },
  (t) => [
    index('profile_access_log_accessed').on(t.accessed_profile_id, t.created_at),
    index('profile_access_log_accessing').on(t.accessing_user_id, t.created_at),
    index('profile_access_log_newest').on(t.created_at, t.id),
  ],
)
