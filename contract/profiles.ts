import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { CLOCK_TIME, LONGEST_ABOUT, LONGEST_PLACE } from '#domain/profiles/introduction.ts'
import { HIGHEST_PRICE, MOST_SELLER_PAGES, SELLER_SORTS } from '#domain/profiles/seller-ads.ts'
import { PROFILE_ACCESS_TYPES } from '#domain/profile-accesses/access-types.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { UploadedPicture } from './uploaded-picture.ts'
import { CountryCode, PersonName, TypedPhone } from './person.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { ReplyPromise } from './reply-promise.ts'
import { Timestamp } from './timestamp.ts'

const Language = z.enum(LANGUAGES)

/** What a seller tells buyers; null where nothing is stated. */
const SellerNotes = z.object({
  about: z.string().nullable(),
  /** City and district. */
  place: z.string().nullable(),
  /** Opening hours as `09:00`, from Saturday to Thursday, and on Fridays. */
  opens_at: z.string().nullable(),
  closes_at: z.string().nullable(),
  friday_opens_at: z.string().nullable(),
  friday_closes_at: z.string().nullable(),
})
export type SellerNotes = z.output<typeof SellerNotes>

export const Profile = SellerNotes.extend({
  id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** First and last name, or whichever is set, or `User`. */
  display_name: z.string(),
  email: z.string(),
  /** In E.164 format. */
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
  /** Completeness of the contact details in percent. */
  completeness: z.int(),
  missing: z.array(z.enum(['name', 'phone', 'email'])),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_login: Timestamp.nullable(),
})
export type Profile = z.output<typeof Profile>

export const ProfileUpdate = z.strictObject({
  first_name: PersonName,
  last_name: PersonName,
  phone_number: TypedPhone,
  country_code: CountryCode,
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

const OpeningTime = z.union([z.literal(''), z.string().regex(CLOCK_TIME)]).default('')

/** Empty where nothing is stated. A place opens and closes, or neither. */
export const Introduction = z
  .strictObject({
    about: Text.overwrite(plainText).check(atMost(LONGEST_ABOUT)).default(''),
    place: OneLine.overwrite(plainText).check(atMost(LONGEST_PLACE)).default(''),
    opens_at: OpeningTime,
    closes_at: OpeningTime,
    friday_opens_at: OpeningTime,
    friday_closes_at: OpeningTime,
  })
  .superRefine((typed, issues) => {
    for (const [from, to] of OPENINGS) {
      const missing = typed[from] === '' ? from : to
      if ((typed[from] === '') !== (typed[to] === '')) {
        issues.addIssue({ code: 'custom', path: [missing], message: 'required' })
      }
    }
  })
export type Introduction = z.output<typeof Introduction>

const OPENINGS = [
  ['opens_at', 'closes_at'],
  ['friday_opens_at', 'friday_closes_at'],
] as const

/** The public part of a profile. */
export const PublicProfile = SellerNotes.extend({
  id: z.uuid(),
  display_name: z.string(),
  picture_url: z.string().nullable(),
  /** Whether an admin has verified the identity. */
  is_verified: z.boolean(),
  is_phone_verified: z.boolean(),
  joined_at: Timestamp,
  active_ads_count: z.int(),
  replies: ReplyPromise.nullable(),
  /** A page of the active ads that were asked for. */
  ads: z.array(CarCard),
  /** How many were found, on how many pages. */
  found_count: z.int(),
  pages: z.int(),
  /** Makers of all active ads, the most frequent first. */
  makers: z.array(z.object({ slug: z.string(), name_ar: z.string(), name_en: z.string(), count: z.int() })),
})
export type PublicProfile = z.output<typeof PublicProfile>

const ProfileAccess = z.object({
  id: z.uuid(),
  /** Null for visitors without an account. */
  accessing_user_id: z.uuid().nullable(),
  accessing_user_name: z.string().nullable(),
  access_type: z.enum(PROFILE_ACCESS_TYPES),
  created_at: Timestamp,
})
export type ProfileAccess = z.output<typeof ProfileAccess>

const OneProfile = z.strictObject({ profile_id: z.uuid() })

/** Which ads of a seller, in which order. */
export const SellerAds = OneProfile.extend({
  /** The slug of a maker. */
  make: Text.min(1).check(atMost(80)).optional(),
  /** In riyals. */
  price_max: z.coerce.number<number | string>().int().min(0).max(HIGHEST_PRICE).optional(),
  sort: z.enum(SELLER_SORTS).default('newest'),
  page: z.coerce.number<number | string>().int().min(1).max(MOST_SELLER_PAGES).default(1),
})
export type SellerAds = z.output<typeof SellerAds>
const route = routesOf('profiles')

export const profiles = {
  get_mine: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'Get the profile of the signed-in user',
        'GET',
        '/me/profile',
        'All fields, including those that other users cannot see.',
      ),
    )
    .output(Profile),
  update: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Update the profile of the signed-in user',
        'PUT',
        '/me/profile',
        'Replaces all fields. A new name removes the identity verification, and a new phone number has to be verified again.',
      ),
    )
    .input(ProfileUpdate)
    .errors(errors('INVALID_INPUT'))
    .output(Profile),
  introduce: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Set what the public profile of the signed-in user tells buyers',
        'PUT',
        '/me/profile/introduction',
        'Replaces all of it; empty texts remove what was there.',
      ),
    )
    .input(Introduction)
    .errors(errors('TOO_MANY_ATTEMPTS'))
    .output(Profile),
  set_picture: procedure
    .meta({ access: 'user', forms: true })
    .route(
      route('Set the profile picture', 'POST', '/me/profile/picture', 'The picture is cropped to its central square.'),
    )
    .input(z.strictObject({ picture: UploadedPicture }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT'))
    .output(Profile),
  remove_picture: procedure
    .meta({ access: 'user' })
    .route(route('Remove the profile picture', 'DELETE', '/me/profile/picture', 'Idempotent. The file is deleted.'))
    .output(Profile),
  set_language: voidProcedure
    .meta({ access: 'user' })
    .route(route('Set the preferred language', 'PUT', '/me/profile/language', 'The language of emails.'))
    .input(z.strictObject({ preferred_language: Language })),
  list_accesses: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'List accesses to the profile in the last 90 days',
        'GET',
        '/me/profile/accesses',
        'Latest first, at most 200. Accesses by the user are not logged.',
      ),
    )
    .output(z.array(ProfileAccess)),
  get_public_profile_info: procedure
    .meta({
      access: 'public',
      scope: 'read',
      topics: ['profile:{profile_id}', 'cars', 'car:{ads}', 'catalogue', 'tags'],
    })
    .route(
      route(
        'Get the public profile of a user',
        'GET',
        '/profiles/{profile_id}',
        'With a page of the ads that were asked for. The access is logged.',
      ),
    )
    .input(SellerAds)
    .errors(errors('NOT_FOUND'))
    .output(PublicProfile),
  can_access_profile: procedure
    .meta({ access: 'public', scope: 'read', topics: ['profile:{profile_id}'] })
    .route(
      route(
        'Check access to a profile',
        'GET',
        '/profiles/{profile_id}/access',
        'Whether the caller can see the profile. Profiles of suspended users are hidden from everyone but moderators.',
      ),
    )
    .input(OneProfile)
    .output(z.object({ can_access: z.boolean() })),
}
