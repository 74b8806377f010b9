import { z } from 'zod'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { AD_SIGNALS } from '#domain/ads/signals.ts'
import { LANGUAGES } from '#domain/language.ts'
import { StoredAd } from './ads.ts'
import { MarketPrice } from './market-price.ts'
import { CarCard } from './cars.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { plainText } from '#domain/text/plain-text.ts'

/** Names by slug, in both languages. */
const Names = z.record(z.string(), z.object({ ar: z.string(), en: z.string() }))

const Waiting = z.object({
  card: CarCard,
  /** Whether the ad is new or has changes to its live version. */
  kind: z.enum(['new', 'revision']),
  submitted_at: Timestamp,
  seller_id: z.uuid(),
  seller_name: z.string(),
})
export type WaitingAd = z.output<typeof Waiting>

/** Everything a reviewer needs to judge an ad. */
export const AdEvidence = z.object({
  /** The ad as it would be published. */
  ad: StoredAd,
  /** Names of the fields that differ from the live version. */
  changed: z.array(z.string()),
  /** The live version; equal to `ad` if nothing differs. */
  before: StoredAd,
  /** Names of all makers, models, cities and regions that either version refers to. */
  names: z.object({ make: Names, model: Names, city: Names, region_of_city: Names }),
  /** URLs of all pictures, cover first. */
  images: z.array(z.string()),
  /** The pictures of the live version; null if they are the same. */
  images_before: z.array(z.string()),
  signals: z.array(z.enum(AD_SIGNALS)),
  market: MarketPrice.nullable(),
  /** Ads of other sellers with similar text or pictures. */
  similar_ads: z.array(z.object({ id: z.uuid(), why: z.enum(['text', 'pictures']), card: CarCard })),
  seller: z.object({
    joined_at: Timestamp,
    /** The language in which notes to the seller are written. */
    language: z.enum(LANGUAGES),
    is_verified: z.boolean(),
    is_phone_verified: z.boolean(),
    /** The number of the seller's ads in each state. */
    ads: z.record(z.string(), z.int()),
    rejected_count: z.int(),
  }),
  events: z.array(
    z.object({
      action: z.string(),
      actor_name: z.string().nullable(),
      from_state: z.enum(AD_STATES),
      to_state: z.enum(AD_STATES),
      note: z.string().nullable(),
      created_at: Timestamp,
    }),
  ),
})
export type AdEvidence = z.output<typeof AdEvidence>

export const AdReview = Waiting.extend(AdEvidence.shape)
export type AdReview = z.output<typeof AdReview>

const Looks = z.object({
  /** The ads that colleagues are reviewing. */
  looks: z.array(z.object({ car_id: z.uuid(), name: z.string() })),
  /** The number of ads submitted since the last request. */
  new_count: z.int(),
})
export type Looks = z.output<typeof Looks>

/** `submitted_at` identifies the version that the admin saw. If a later version was submitted, the decision fails. */
const Decided = z.strictObject({ car_id: z.uuid(), submitted_at: Timestamp })

export const AdRejection = Decided.extend({
  reasons: distinct(z.enum(AD_REJECTION_REASONS)).min(1, 'required').max(AD_REJECTION_REASONS.length),
  /** Written in the language of the seller. */
  note: Text.overwrite(plainText).check(atMost(1000)).default(''),
}).refine(({ reasons, note }) => !reasons.includes('other') || note !== '', { path: ['note'], message: 'required' })

const route = routesOf('ad reviews')

export const ad_reviews = {
  list: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'List ads waiting for review',
        'GET',
        '/admin/ad-reviews',
        'New ads and changes to live ads, oldest first. Ads of the caller are left out if somebody else can decide on them.',
      ),
    )
    .output(z.object({ items: z.array(Waiting), total: z.int(), looks: Looks.shape.looks })),
  look: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Report which ad you are reviewing',
        'POST',
        '/admin/ad-reviews/looks',
        'Valid for two minutes. Returns the ads that colleagues are reviewing, and the number of new ads.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid().nullable(), since: Timestamp }))
    .output(Looks),
  get: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get an ad waiting for review',
        'GET',
        '/admin/ad-reviews/{car_id}',
        'With everything needed for the decision: pictures, differences to the live version, signals, the market price and the history.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(AdReview),
  approve: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Approve an ad or its changes',
        'POST',
        '/admin/ad-reviews/{car_id}/approve',
        'Publishes the version that the moderator saw, and notifies the seller. Fails if the ad has been submitted again since.',
      ),
    )
    .input(Decided)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'CHANGED_ELSEWHERE', 'INVALID_INPUT', 'CONFLICT_OF_INTEREST')),
  reject: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Reject an ad or its changes',
        'POST',
        '/admin/ad-reviews/{car_id}/reject',
        'The seller is notified of the reasons.',
      ),
    )
    .input(AdRejection)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'CHANGED_ELSEWHERE', 'CONFLICT_OF_INTEREST')),
}
