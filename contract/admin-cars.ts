import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { AD_STATES, SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import { LANGUAGES } from '#domain/language.ts'
import { AdEvidence } from './ad-reviews.ts'
import { Ad, DraftFields } from './ads.ts'
import { CarCard } from './cars.ts'
import { OwnPicture } from './pictures.ts'
import { PageKey, pageOf, PageSize } from './pages.ts'
import { INVALID } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()

const AnyAd = z.object({
  card: CarCard,
  state: z.enum(AD_STATES),
  seller_id: z.uuid(),
  seller_name: z.string(),
  created_at: Moment,
  expires_at: Moment.nullable(),
  /** Changes of the live ad that wait for review. */
  has_revision: z.boolean(),
})

export const AdSearch = z.strictObject({
  /** Words of the make, the model, the title or the seller's name, a year, or a whole id. */
  text: Text.trim().max(200).optional(),
  /** Deleted ads are found only where they are asked for. */
  state: z.enum(AD_STATES).exclude(['none']).optional(),
  seller_id: z.uuid().optional(),
  after: PageKey,
  limit: PageSize,
})
export type AdSearch = z.output<typeof AdSearch>

export const FoundAd = AnyAd
export type FoundAd = z.output<typeof FoundAd>
const AdPage = pageOf(FoundAd)
export type AdPage = z.output<typeof AdPage>

/** Everything that is known of an ad, in whatever state it is. */
export const WholeAd = AdEvidence.extend(AnyAd.shape).extend({
  submitted_at: Moment.nullable(),
  /** Null until it was public for the first time. */
  published_at: Moment.nullable(),
  sold_at: Moment.nullable(),
  deleted_at: Moment.nullable(),
  /** A deleted ad can be brought back until then. */
  restorable_until: Moment.nullable(),
  featured_until: Moment.nullable(),
  view_count: z.int(),
  contact_count: z.int(),
  favorites_count: z.int(),
})
export type WholeAd = z.output<typeof WholeAd>

/** The seller reads it, in their language. */
const Reason = Text.max(5000, 'too_long').transform(plainText).pipe(z.string().min(5, 'too_short').max(500, 'too_long'))

const OneAd = z.strictObject({ car_id: z.uuid() })
export const AdRemoval = OneAd.extend({ reason: Reason })
export const AdStateChange = AdRemoval.extend({ state: z.enum(SETTABLE_STATES) })
export const AdFeature = OneAd.extend({
  /** Null for no longer. */
  until: Moment.nullable(),
})

/** What an ad says, for the form that changes it. */
export const AdFacts = z.object({
  fields: DraftFields,
  picture_ids: z.array(z.uuid()),
  /** What it shows without any picture of its seller. */
  kept_images: z.array(z.string()),
  /** Whoever saves over a version that they have not seen is told. */
  updated_at: Moment,
  seller: z.object({
    /** Numbers without a country's code are of this one. */
    country_code: z.string(),
    /** What a note to them is written in. */
    language: z.enum(LANGUAGES),
  }),
})
export type AdFacts = z.output<typeof AdFacts>

const AdFactsChange = OneAd.extend({
  ad: Ad,
  updated_at: Moment,
  /** Why; the seller reads it, in their language. */
  note: Text.max(5000, 'too_long').transform(plainText).pipe(z.string().max(500, 'too_long')).default(''),
})

const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such ad' } }
const WRONG_STATE = {
  WRONG_STATE: {
    status: 409,
    message: 'The ad is in no state for this',
    data: z.object({ reason: z.string() }),
  },
}
const PAST = { IN_THE_PAST: { status: 422, message: 'That time has gone by' } }
const Done = z.object({ done: z.literal(true) })

const of = (summary: string, method: 'GET' | 'PUT', path: `/${string}`) => ({
  method,
  path,
  tags: ['admin: ads'],
  summary,
})

export const admin_cars = {
  search: procedure
    .meta({ access: 'admin' })
    .route(of('Find ads in any state; the newest first', 'GET', '/admin/cars'))
    .input(AdSearch)
    .output(AdPage),
  get: procedure
    .meta({ access: 'admin' })
    .route(of('Everything that is known of an ad', 'GET', '/admin/cars/{car_id}'))
    .input(OneAd)
    .errors(UNKNOWN)
    .output(WholeAd),
  set_state: procedure
    .meta({ access: 'admin' })
    .route(of('Set an ad’s state by hand; its seller is told why', 'PUT', '/admin/cars/{car_id}/state'))
    .input(AdStateChange)
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(Done),
  get_facts: procedure
    .meta({ access: 'admin' })
    .route(of('What an ad says, as its seller would change it', 'GET', '/admin/cars/{car_id}/facts'))
    .input(OneAd)
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(AdFacts),
  change_facts: procedure
    .meta({ access: 'admin' })
    .route(
      of(
        'Change what an ad says at once, in any state; its seller is told what and why',
        'PUT',
        '/admin/cars/{car_id}/facts',
      ),
    )
    .input(AdFactsChange)
    .errors({
      ...UNKNOWN,
      ...WRONG_STATE,
      ...INVALID,
      CHANGED_ELSEWHERE: { status: 409, message: 'It was changed elsewhere meanwhile' },
    })
    .output(
      z.object({
        /** Names of facts that are different now. */
        changed: z.array(z.string()),
      }),
    ),
  list_pictures: procedure
    .meta({ access: 'admin' })
    .route(of('The pictures that the seller gave an ad, in their order', 'GET', '/admin/cars/{car_id}/pictures'))
    .input(OneAd)
    .errors(UNKNOWN)
    .output(z.array(OwnPicture)),
  turn_picture: procedure
    .meta({ access: 'admin' })
    .route(
      of(
        'Turn a picture of an ad, from how it was uploaded; everybody sees it once the facts are saved',
        'PUT',
        '/admin/cars/{car_id}/pictures/{picture_id}/turn',
      ),
    )
    .input(OneAd.extend({ picture_id: z.uuid(), quarter_turns: z.int().min(0).max(3) }))
    .errors(UNKNOWN)
    .output(OwnPicture),
  set_featured: procedure
    .meta({ access: 'admin' })
    .route(of('Feature a live ad until a time, or no longer', 'PUT', '/admin/cars/{car_id}/feature'))
    .input(AdFeature)
    .errors({ ...UNKNOWN, ...WRONG_STATE, ...PAST })
    .output(Done),
  delete: procedure
    .meta({ access: 'admin' })
    .route(of('Delete an ad; its seller is told why', 'PUT', '/admin/cars/{car_id}/deletion'))
    .input(AdRemoval)
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(Done),
  restore: procedure
    .meta({ access: 'admin' })
    .route(of('Bring back an ad deleted in the last 30 days', 'PUT', '/admin/cars/{car_id}/restoration'))
    .input(OneAd)
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(Done),
}
