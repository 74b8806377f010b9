import { z } from 'zod'
import { CAR_STATUSES } from '#domain/cars/enumerations.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { ROLES } from './accounts.ts'
import { PageKey, pageOf, PageSize } from './pages.ts'
import { procedure, Text } from './procedure.ts'
import { Profile } from './profiles.ts'

const Moment = z.iso.datetime()
const Role = z.enum(ROLES)
/** Deleted accounts are no users any more. */
const Status = z.enum(['active', 'suspended'])

export const UserSearch = z.strictObject({
  /** Part of a name in any spelling, of an email or of a phone number, or a whole id. */
  text: Text.trim().max(200).optional(),
  role: Role.optional(),
  status: Status.optional(),
  after: PageKey,
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
  /** A suspended user's count too, though nobody sees them. */
  active_ads_count: z.int(),
  created_at: Moment,
  last_seen_at: Moment.nullable(),
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
  /** How many there are of each status; an ad that is past its end counts as expired. */
  ads: z.array(z.object({ status: z.enum(CAR_STATUSES), count: z.int() })),
  sessions_count: z.int(),
  last_seen_at: Moment.nullable(),
  /** Asked for by the user. */
  delete_at: Moment.nullable(),
})
export type WholeUser = z.output<typeof WholeUser>

export const ProfileAccessSearch = z.strictObject({
  accessed_profile_id: z.uuid().optional(),
  accessing_user_id: z.uuid().optional(),
  after: PageKey,
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
  /** As the browser named itself. */
  user_agent: z.string().nullable(),
  created_at: Moment,
})
const AccessPage = pageOf(LoggedAccess)
export type AccessPage = z.output<typeof AccessPage>

/** In the user's own language, who reads it by mail and where they sign in. */
export const SuspensionReason = Text.max(5000, 'too_long')
  .transform(plainText)
  .pipe(z.string().min(10, 'too_short').max(500, 'too_long'))

export const ROLE_REFUSALS = {
  OWN_ROLE: { status: 409, message: 'Nobody changes their own role' },
  LAST_ADMIN: { status: 409, message: 'The last admin stays an admin' },
  USER_SUSPENDED: { status: 409, message: 'A suspended user can’t be an admin' },
}
export type RoleRefusal = keyof typeof ROLE_REFUSALS

export const SUSPENSION_REFUSALS = {
  OWN_ACCOUNT: { status: 409, message: 'Nobody suspends themselves' },
  USER_IS_ADMIN: { status: 409, message: 'An admin can’t be suspended' },
}
export type SuspensionRefusal = keyof typeof SUSPENSION_REFUSALS

const OneUser = z.strictObject({ user_id: z.uuid() })
const Done = z.object({ done: z.literal(true) })
const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such user' } }

const of = (summary: string, method: 'GET' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['admin: users'],
  summary,
})

export const admin_users = {
  search: procedure
    .meta({ access: 'admin' })
    .route(of('Find users; the newest first', 'GET', '/admin/users'))
    .input(UserSearch)
    .output(UserPage),
  get: procedure
    .meta({ access: 'admin' })
    .route(of('Everything that an admin may know of a user', 'GET', '/admin/users/{user_id}'))
    .input(OneUser)
    .errors(UNKNOWN)
    .output(WholeUser),
  set_role: procedure
    .meta({ access: 'admin' })
    .route(of('Make a user an admin, or an admin a user; their sessions end', 'PUT', '/admin/users/{user_id}/role'))
    .input(OneUser.extend({ role: Role }))
    .errors({ ...UNKNOWN, ...ROLE_REFUSALS })
    .output(Done),
  suspend: procedure
    .meta({ access: 'admin' })
    .route(
      of('Sign a user out everywhere, hide their ads, and tell them why', 'PUT', '/admin/users/{user_id}/suspension'),
    )
    .input(OneUser.extend({ reason: SuspensionReason }))
    .errors({ ...UNKNOWN, ...SUSPENSION_REFUSALS })
    .output(Done),
  reinstate: procedure
    .meta({ access: 'admin' })
    .route(of('End a suspension; the ads show again', 'DELETE', '/admin/users/{user_id}/suspension'))
    .input(OneUser)
    .errors(UNKNOWN)
    .output(Done),
  list_accesses: procedure
    .meta({ access: 'admin' })
    .route(of('Who looked at whose profile in the last 90 days; the latest first', 'GET', '/admin/profile-accesses'))
    .input(ProfileAccessSearch)
    .output(AccessPage),
}
