import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { PROFILE_ACCESS_TYPES } from '#domain/profiles/access-types.ts'
import { CarCard } from './cars.ts'
import { CountryCode, INVALID, LIMITED, PersonName, TypedPhone, UploadedPicture } from './fields.ts'
import { procedure } from './procedure.ts'

const Moment = z.iso.datetime()
const Language = z.enum(LANGUAGES)

export const Profile = z.object({
  id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** First and last name, else either, else `User`. */
  display_name: z.string(),
  email: z.string(),
  /** E.164. */
  phone_number: z.string().nullable(),
  phone_country_code: z.string().nullable(),
  is_phone_verified: z.boolean(),
  country_code: z.string().nullable(),
  country_name_en: z.string().nullable(),
  country_name_ar: z.string().nullable(),
  country_flag_emoji: z.string().nullable(),
  preferred_language: Language,
  picture_url: z.string().nullable(),
  is_verified: z.boolean(),
  status: z.enum(['active', 'suspended', 'deleted']),
  /** How complete the contact data are, from 0 to 100, and what is missing. */
  completeness: z.int(),
  missing: z.array(z.enum(['name', 'phone', 'email'])),
  created_at: Moment,
  updated_at: Moment,
  last_login: Moment.nullable(),
})
export type Profile = z.output<typeof Profile>

export const ProfileUpdate = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  phone_number: TypedPhone,
  country_code: CountryCode,
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

/** What everybody may see. */
export const PublicProfile = z.object({
  id: z.uuid(),
  display_name: z.string(),
  picture_url: z.string().nullable(),
  /** Someone of Sayyad compared a document with the profile. */
  is_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  joined_at: Moment,
  active_ads_count: z.int(),
  /** The newest of them. */
  ads: z.array(CarCard),
})
export type PublicProfile = z.output<typeof PublicProfile>

const ProfileAccess = z.object({
  id: z.uuid(),
  /** Null for visitors without an account. */
  accessing_user_id: z.uuid().nullable(),
  accessing_user_name: z.string().nullable(),
  access_type: z.enum(PROFILE_ACCESS_TYPES),
  created_at: Moment,
})
export type ProfileAccess = z.output<typeof ProfileAccess>

const OneProfile = z.strictObject({ profile_id: z.uuid() })
const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such profile' } }

const of = (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['profiles'],
  summary,
})

export const profiles = {
  get_mine: procedure
    .meta({ access: 'user' })
    .route(of('Your profile', 'GET', '/profile'))
    .output(Profile),
  update: procedure
    .meta({ access: 'user' })
    .route(of('Change your profile', 'PUT', '/profile'))
    .input(ProfileUpdate)
    .errors(INVALID)
    .output(Profile),
  set_picture: procedure
    .meta({ access: 'user' })
    .route(of('Your picture: a square of the middle', 'POST', '/profile/picture'))
    .input(z.strictObject({ picture: UploadedPicture }))
    .errors({ ...LIMITED, ...INVALID })
    .output(Profile),
  remove_picture: procedure
    .meta({ access: 'user' })
    .route(of('Have no picture', 'DELETE', '/profile/picture'))
    .output(Profile),
  set_language: procedure
    .meta({ access: 'user' })
    .route(of('The language of the mails to you', 'PUT', '/profile/language'))
    .input(z.strictObject({ preferred_language: Language }))
    .output(z.object({ done: z.literal(true) })),
  list_accesses: procedure
    .meta({ access: 'user' })
    .route(of('Who looked at your profile in the last 90 days', 'GET', '/profile/accesses'))
    .output(z.array(ProfileAccess)),
  get_public_profile_info: procedure
    .meta({ access: 'public' })
    .route(of('What everybody may see of a user; the view is logged', 'GET', '/profiles/{profile_id}'))
    .input(OneProfile)
    .errors(UNKNOWN)
    .output(PublicProfile),
  can_access_profile: procedure
    .meta({ access: 'public' })
    .route(of('Whether you may see a profile', 'GET', '/profiles/{profile_id}/access'))
    .input(OneProfile)
    .output(z.object({ can_access: z.boolean() })),
}
