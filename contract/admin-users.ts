import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { PROMOTION_STATES } from '#domain/promotions/lifecycle.ts'
import { MOST_SUSPENDED_DAYS } from '#domain/admin-users/suspension-days.ts'
import { USER_SORTS } from '#domain/admin-users/sorts.ts'
import { CAR_STATUSES } from '#domain/cars/enumerations.ts'
import { PROFILE_ACCESS_TYPES } from '#domain/profile-accesses/access-types.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { Cursor, pageOf, PageSize } from './pagination.ts'
import { atLeast, atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Profile } from './profiles.ts'
import { Timestamp } from './timestamp.ts'

const Role = z.enum(ROLES)
/** Deleted accounts are not listed. */
const Status = z.enum(['active', 'suspended'])

export const UserSearch = z.strictObject({
  /** Part of a name in any spelling, of an email or of a phone number, or a complete ID. */
  text: Text.trim().check(atMost(200)).optional(),
  role: Role.optional(),
  status: Status.optional(),
  sort: z.enum(USER_SORTS).default('newest'),
  after: Cursor,
  limit: PageSize,
})
export type UserSearch = z.output<typeof UserSearch>

export const FoundUser = z.object({
  id: z.uuid(),
  display_name: z.string(),
  email: z.string(),
  /** In E.164 format. */
  phone_number: z.string().nullable(),
  picture_url: z.string().nullable(),
  role: Role,
  status: Status,
  is_verified: z.boolean(),
  /** Includes ads of suspended users and, for a few minutes, ads that have just expired. */
  active_ads_count: z.int(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
})
export type FoundUser = z.output<typeof FoundUser>
const UserPage = pageOf(FoundUser)
export type UserPage = z.output<typeof UserPage>

/** The number of reports of ads, conversations and reviews, both open and decided. */
const ReportCounts = z.object({ ads: z.int(), conversations: z.int(), reviews: z.int() })

export const WholeUser = z.object({
  profile: Profile,
  is_email_confirmed: z.boolean(),
  has_second_factor: z.boolean(),
  role: Role,
  suspended_reason: z.string().nullable(),
  /** When the suspension ends automatically; null if an admin or moderator has to end it. */
  suspended_until: Timestamp.nullable(),
  /** The number of ads in each status. Ads past their expiry date count as expired. */
  ads: z.array(z.object({ status: z.enum(CAR_STATUSES), count: z.int() })),
  sessions_count: z.int(),
  /** Conversations as a buyer and as a seller. */
  conversations_count: z.int(),
  /** Messages that the user wrote. */
  messages_count: z.int(),
  reports_against: ReportCounts,
  reports_by: ReportCounts,
  last_seen_at: Timestamp,
  /** When the account will be deleted at the user's request; null if no deletion is requested. */
  delete_at: Timestamp.nullable(),
})
export type WholeUser = z.output<typeof WholeUser>

export const ProfileAccessSearch = z.strictObject({
  accessed_profile_id: z.uuid().optional(),
  accessing_user_id: z.uuid().optional(),
  after: Cursor,
  limit: PageSize,
})
export type ProfileAccessSearch = z.output<typeof ProfileAccessSearch>

export const LoggedAccess = z.object({
  id: z.uuid(),
  accessed_profile_id: z.uuid(),
  accessed_name: z.string(),
  /** Null for visitors without an account. */
  accessing_user_id: z.uuid().nullable(),
  accessing_user_name: z.string().nullable(),
  access_type: z.enum(PROFILE_ACCESS_TYPES),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  created_at: Timestamp,
})
const AccessPage = pageOf(LoggedAccess)
export type AccessPage = z.output<typeof AccessPage>

const OpenSession = z.object({
  id: z.uuid(),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
})
export type OpenSession = z.output<typeof OpenSession>

/** The invoice of a promotion. */
const Invoice = z.object({
  id: z.uuid(),
  car_id: z.uuid(),
  invoice_number: z.string(),
  state: z.enum(PROMOTION_STATES),
  /** In riyals, including VAT. */
  price: z.int(),
  requested_at: Timestamp,
})
export type Invoice = z.output<typeof Invoice>

/** Written in the user's language; included in the email and shown at sign-in. */
export const SuspensionReason = Text.check(atMost(5000))
  .transform(plainText)
  .pipe(z.string().check(atLeast(10)).check(atMost(500)))

const OneUser = z.strictObject({ user_id: z.uuid() })

export const Suspension = OneUser.extend({
  reason: SuspensionReason,
  /** Length of the suspension in days; null if an admin or moderator has to end it. */
  days: z.int().min(1).max(MOST_SUSPENDED_DAYS).nullable().default(null),
})
const route = routesOf('admin: users')

export const admin_users = {
  search: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Search users',
        'GET',
        '/admin/users',
        'With the sort order `most_ads`, only users with active ads are returned.',
      ),
    )
    .input(UserSearch)
    .output(UserPage),
  get: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get a user',
        'GET',
        '/admin/users/{user_id}',
        'The profile, role and suspension, with counts of ads, sessions, conversations, messages and reports.',
      ),
    )
    .input(OneUser)
    .errors(errors('NOT_FOUND'))
    .output(WholeUser),
  set_role: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Set the role of a user', 'PUT', '/admin/users/{user_id}/role', 'Ends all sessions of the user.'))
    .input(OneUser.extend({ role: Role }))
    .errors(errors('NOT_FOUND', 'OWN_ROLE', 'LAST_ADMIN', 'USER_SUSPENDED')),
  suspend: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Suspend a user',
        'PUT',
        '/admin/users/{user_id}/suspension',
        'Ends all sessions of the user, hides their ads and notifies them of the reason and the end. For a suspended user, changes the reason and the end.',
      ),
    )
    .input(Suspension)
    .errors(errors('NOT_FOUND', 'OWN_ACCOUNT', 'USER_IS_ADMIN')),
  reinstate: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Reinstate a suspended user',
        'DELETE',
        '/admin/users/{user_id}/suspension',
        'Their ads become visible again.',
      ),
    )
    .input(OneUser)
    .errors(errors('NOT_FOUND')),
  list_sessions: procedure
    .meta({ access: 'admin' })
    .route(route('List the sessions of a user', 'GET', '/admin/users/{user_id}/sessions', 'Most recently used first.'))
    .input(OneUser)
    .output(z.array(OpenSession)),
  end_sessions: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'End sessions of a user',
        'POST',
        '/admin/users/{user_id}/end-sessions',
        'Ends one session or all of them. This cannot be undone: the user has to sign in again.',
      ),
    )
    .input(OneUser.extend({ session_id: z.uuid().nullable().default(null) }))
    .errors(errors('NOT_FOUND')),
  list_invoices: procedure
    .meta({ access: 'admin' })
    .route(route('List the invoices of a user', 'GET', '/admin/users/{user_id}/invoices', 'The latest 50.'))
    .input(OneUser)
    .output(z.array(Invoice)),
  list_accesses: procedure
    .meta({ access: 'admin' })
    .route(route('List profile accesses of the last 90 days', 'GET', '/admin/profile-accesses', 'Latest first.'))
    .input(ProfileAccessSearch)
    .output(AccessPage),
}
