import { z } from 'zod'
import { CAR_STATUSES } from '#domain/cars/enumerations.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { ROLES } from './accounts.ts'
import { errors } from './errors.ts'
import { Cursor, pageOf, PageSize } from './pagination.ts'
import { procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Profile } from './profiles.ts'
import { Timestamp } from './timestamp.ts'

const Role = z.enum(ROLES)
/** Deleted accounts are not listed. */
const Status = z.enum(['active', 'suspended'])

export const UserSearch = z.strictObject({
  /** Part of a name in any spelling, of an email or of a phone number, or a full id. */
  text: Text.trim().max(200).optional(),
  role: Role.optional(),
  status: Status.optional(),
  after: Cursor,
  limit: PageSize,
})
export type UserSearch = z.output<typeof UserSearch>

export const FoundUser = z.object({
  id: z.uuid(),
  display_name: z.string(),
  email: z.string(),
  /** E.164. */
  phone_number: z.string().nullable(),
  picture_url: z.string().nullable(),
  role: Role,
  status: Status,
  is_verified: z.boolean(),
  /** Includes the ads of suspended users. */
  active_ads_count: z.int(),
  created_at: Timestamp,
  last_seen_at: Timestamp.nullable(),
})
export type FoundUser = z.output<typeof FoundUser>
const UserPage = pageOf(FoundUser)
export type UserPage = z.output<typeof UserPage>

export const WholeUser = z.object({
  profile: Profile,
  is_email_confirmed: z.boolean(),
  has_second_factor: z.boolean(),
  role: Role,
  suspended_reason: z.string().nullable(),
  /** The number of ads in each status. Ads past their end count as expired. */
  ads: z.array(z.object({ status: z.enum(CAR_STATUSES), count: z.int() })),
  sessions_count: z.int(),
  last_seen_at: Timestamp.nullable(),
  /** Requested by the user. */
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
  access_type: z.string(),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  created_at: Timestamp,
})
const AccessPage = pageOf(LoggedAccess)
export type AccessPage = z.output<typeof AccessPage>

/** In the language of the user; emailed and shown at sign-in. */
export const SuspensionReason = Text.max(5000, 'too_long')
  .transform(plainText)
  .pipe(z.string().min(10, 'too_short').max(500, 'too_long'))

const OneUser = z.strictObject({ user_id: z.uuid() })
const route = routesOf('admin: users')

export const admin_users = {
  search: procedure
    .meta({ access: 'admin' })
    .route(route('Search users', 'GET', '/admin/users', 'Newest first.'))
    .input(UserSearch)
    .output(UserPage),
  get: procedure
    .meta({ access: 'admin' })
    .route(route('Get a user', 'GET', '/admin/users/{user_id}'))
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
        'Ends all their sessions, hides their ads and tells them the reason.',
      ),
    )
    .input(OneUser.extend({ reason: SuspensionReason }))
    .errors(errors('NOT_FOUND', 'OWN_ACCOUNT', 'USER_IS_ADMIN')),
  reinstate: voidProcedure
    .meta({ access: 'admin' })
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
  list_accesses: procedure
    .meta({ access: 'admin' })
    .route(route('List profile accesses of the last 90 days', 'GET', '/admin/profile-accesses', 'Latest first.'))
    .input(ProfileAccessSearch)
    .output(AccessPage),
}
