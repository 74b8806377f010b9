import { z } from 'zod'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { AD_REJECTION_REASONS } from '#domain/ads/rejection-reasons.ts'
import { AD_SIGNALS } from '#domain/ads/signals.ts'
import { LANGUAGES } from '#domain/language.ts'
import { Ad, MarketPrice } from './ads.ts'
import { CarCard } from './cars.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()
/** By the slug of what the catalogue names. */
const Names = z.record(z.string(), z.object({ ar: z.string(), en: z.string() }))

const Waiting = z.object({
  card: CarCard,
  /** A new ad, or changes of a live one. */
  kind: z.enum(['new', 'revision']),
  submitted_at: Moment,
  seller_id: z.uuid(),
  seller_name: z.string(),
})
export type WaitingAd = z.output<typeof Waiting>

/** Everything that an ad is judged by. */
export const AdEvidence = z.object({
  /** What the ad says, as it would be published. */
  ad: Ad,
  /** Names of facts that differ from the live version. */
  changed: z.array(z.string()),
  /** What the live version says; the same where nothing differs. */
  before: Ad,
  /** Of what both versions name. */
  names: z.object({ make: Names, model: Names, city: Names, region_of_city: Names }),
  /** Addresses of all pictures, the cover first. */
  images: z.array(z.string()),
  /** Those of the live version where they differ. */
  images_before: z.array(z.string()),
  signals: z.array(z.enum(AD_SIGNALS)),
  market: MarketPrice.nullable(),
  /** Ads of other sellers that look or read the same. */
  similar_ads: z.array(z.object({ id: z.uuid(), why: z.enum(['text', 'pictures']), card: CarCard })),
  seller: z.object({
    joined_at: Moment,
    /** What notes to them are written in. */
    language: z.enum(LANGUAGES),
    is_verified: z.boolean(),
    is_phone_verified: z.boolean(),
    /** How many ads there are in each state. */
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
      created_at: Moment,
    }),
  ),
})
export type AdEvidence = z.output<typeof AdEvidence>

/** Everything that a reviewer decides by. */
export const AdReview = Waiting.extend(AdEvidence.shape)
export type AdReview = z.output<typeof AdReview>

/** `submitted_at` is what the admin looked at: what was handed in since then is not decided unseen. */
const Decided = z.strictObject({ car_id: z.uuid(), submitted_at: Moment })

export const AdRejection = Decided.extend({
  reasons: z.array(z.enum(AD_REJECTION_REASONS)).min(1, 'required').max(AD_REJECTION_REASONS.length),
  /** In the seller's language. */
  note: Text.trim().max(1000, 'too_long').default(''),
}).refine(({ reasons, note }) => !reasons.includes('other') || note !== '', { path: ['note'], message: 'required' })

const DECISION = {
  NOT_FOUND: { status: 404, message: 'There is no such ad' },
  ALREADY_DECIDED: { status: 409, message: 'Someone decided this already' },
  CHANGED_ELSEWHERE: { status: 409, message: 'The seller changed it meanwhile' },
}
const Done = z.object({ done: z.literal(true) })

const of = (summary: string, method: 'GET' | 'POST', path: `/${string}`) => ({
  method,
  path,
  tags: ['ad reviews'],
  summary,
})

export const ad_reviews = {
  list: procedure
    .meta({ access: 'admin' })
    .route(of('Ads and changes that wait, the oldest first', 'GET', '/admin/ad-reviews'))
    .output(z.object({ items: z.array(Waiting), total: z.int() })),
  get: procedure
    .meta({ access: 'admin' })
    .route(of('One of them with everything to decide by', 'GET', '/admin/ad-reviews/{car_id}'))
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors({ NOT_FOUND: DECISION.NOT_FOUND })
    .output(AdReview),
  approve: procedure
    .meta({ access: 'admin' })
    .route(of('Publish it', 'POST', '/admin/ad-reviews/{car_id}/approval'))
    .input(Decided)
    .errors(DECISION)
    .output(Done),
  reject: procedure
    .meta({ access: 'admin' })
    .route(of('Send it back with reasons', 'POST', '/admin/ad-reviews/{car_id}/rejection'))
    .input(AdRejection)
    .errors(DECISION)
    .output(Done),
}
