import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { AD_SORTS } from '#domain/admin-ads/sorts.ts'
import { AD_STATES, SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import { LANGUAGES } from '#domain/language.ts'
import { AdEvidence } from './ad-reviews.ts'
import { Ad, DraftFields } from './ads.ts'
import { CarCard } from './cars.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { ITEM_FAULTS } from './item-faults.ts'
import { OwnPicture } from './pictures.ts'
import { Cursor, pageOf, PageSize } from './pagination.ts'
import { atLeast, atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { CarTag } from './tags.ts'
import { Timestamp } from './timestamp.ts'

const AnyAd = z.object({
  state: z.enum(AD_STATES),
  seller_id: z.uuid(),
  seller_name: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  /** Whether changes to the live ad wait for review. */
  has_revision: z.boolean(),
})

export const AdSearch = z.strictObject({
  /** Words of the make, model, title or seller name, a year, or a complete ID. */
  text: Text.trim().check(atMost(200)).optional(),
  /** Deleted ads are included only if requested. */
  state: z.enum(AD_STATES).exclude(['none']).optional(),
  seller_id: z.uuid().optional(),
  sort: z.enum(AD_SORTS).default('newest'),
  after: Cursor,
  limit: PageSize,
})
export type AdSearch = z.output<typeof AdSearch>

export const FoundAd = AnyAd.extend({
  card: CarCard.pick({
    id: true,
    ad_title_ar: true,
    ad_title_en: true,
    make_name_ar: true,
    make_name_en: true,
    model_name_ar: true,
    model_name_en: true,
    year: true,
    price: true,
  }).extend({
    /** The URL of the cover picture, or of a drawing of the body type in the color of the car. */
    image: z.string(),
  }),
})
export type FoundAd = z.output<typeof FoundAd>
const AdPage = pageOf(FoundAd)
export type AdPage = z.output<typeof AdPage>

/** An ad in any state, with everything that admins may see. */
export const WholeAd = AdEvidence.extend(AnyAd.shape).extend({
  card: CarCard,
  submitted_at: Timestamp.nullable(),
  /** When the ad was first published; null if never. */
  published_at: Timestamp.nullable(),
  sold_at: Timestamp.nullable(),
  deleted_at: Timestamp.nullable(),
  /** When restoring a deleted ad stops being possible; null for other ads. */
  restorable_until: Timestamp.nullable(),
  featured_until: Timestamp.nullable(),
  view_count: z.int(),
  contact_count: z.int(),
  favorites_count: z.int(),
})
export type WholeAd = z.output<typeof WholeAd>

/** Shown to the seller, in the seller's language. */
const Reason = Text.check(atMost(5000))
  .transform(plainText)
  .pipe(z.string().check(atLeast(5)).check(atMost(500)))

const OneAd = z.strictObject({ car_id: z.uuid() })
export const AdRemoval = OneAd.extend({ reason: Reason })
export const AdStateChange = AdRemoval.extend({ state: z.enum(SETTABLE_STATES) })
export const AdFeature = OneAd.extend({
  /** When featuring ends. Null stops featuring now. */
  until: Timestamp.nullable(),
})

/** Errors of one of several ads. */
export const AD_REFUSALS = ['NOT_FOUND', 'WRONG_STATE', 'CONFLICT_OF_INTEREST'] as const

const AD_CHANGES = ['approve', 'reject', 'pause', 'remove'] as const
export const SeveralAds = z.strictObject({
  car_ids: distinct(z.uuid()).min(1).max(100),
  change: z.enum(AD_CHANGES),
  reason: Reason,
})
export type SeveralAds = z.output<typeof SeveralAds>

const AdOutcome = z.object({
  car_id: z.uuid(),
  /** Why the ad was not changed; null if it was. `ALREADY_DECIDED`: it has the state already. */
  refused: z.enum([...AD_REFUSALS, 'ALREADY_DECIDED', ...ITEM_FAULTS]).nullable(),
})
export type AdOutcome = z.output<typeof AdOutcome>

/** The editable fields of an ad. */
export const AdFields = z.object({
  fields: DraftFields,
  picture_ids: z.array(z.uuid()),
  /** Pictures that the ad was imported with, shown until the seller uploads one. */
  imported_images: z.array(z.string()),
  /** The version being edited. Saving an outdated version fails with CHANGED_ELSEWHERE. */
  updated_at: Timestamp,
  seller: z.object({
    /** The country of phone numbers without a dial code. */
    country_code: z.string(),
    /** The language in which notes to the seller are written. */
    language: z.enum(LANGUAGES),
  }),
})
export type AdFields = z.output<typeof AdFields>

const AdFieldsChange = OneAd.extend({
  ad: Ad,
  updated_at: Timestamp,
  /** The reason, shown to the seller in the seller's language. */
  note: Text.check(atMost(5000))
    .transform(plainText)
    .pipe(z.string().check(atMost(500)))
    .default(''),
})

const route = routesOf('admin: ads')

/** A tag that admins can add to an ad manually. */
const GivenTag = CarTag.omit({ priority: true }).extend({ enabled: z.boolean(), is_given: z.boolean() })

export const admin_ads = {
  search: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Search ads in any state',
        'GET',
        '/admin/ads',
        'Includes deleted ads. Without filters, returns all ads. Use `next` as the cursor of the next page.',
      ),
    )
    .input(AdSearch)
    .output(AdPage),
  get: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get an ad in any state',
        'GET',
        '/admin/ads/{car_id}',
        'With everything needed to judge it: pictures, changes that wait for review, signals, the market price and the history.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND'))
    .output(WholeAd),
  set_state: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Set the state of an ad', 'PUT', '/admin/ads/{car_id}/state', 'The seller is notified of the reason.'))
    .input(AdStateChange)
    .errors(errors('NOT_FOUND', 'WRONG_STATE', 'INVALID_INPUT', 'CONFLICT_OF_INTEREST')),
  get_fields: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Get the editable fields of an ad',
        'GET',
        '/admin/ads/{car_id}/fields',
        'The fields of the public version, without changes that wait for review. Fails if the ad is deleted.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND', 'WRONG_STATE'))
    .output(AdFields),
  change_fields: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Change the fields of an ad',
        'PUT',
        '/admin/ads/{car_id}/fields',
        'Takes effect immediately, in any state. The seller is notified of the changes and the reason.',
      ),
    )
    .input(AdFieldsChange)
    .errors(errors('NOT_FOUND', 'WRONG_STATE', 'INVALID_INPUT', 'CHANGED_ELSEWHERE', 'CONFLICT_OF_INTEREST'))
    .output(
      z.object({
        /** Names of the changed fields. */
        changed: z.array(z.string()),
      }),
    ),
  list_tags: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'List the tags that can be added to an ad manually',
        'GET',
        '/admin/ads/{car_id}/tags',
        'By priority, with whether the ad has the tag. Includes disabled tags.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND'))
    .output(z.array(GivenTag)),
  give_tag: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Add a tag to an ad, or remove it',
        'PUT',
        '/admin/ads/{car_id}/tags/{tag_id}',
        'Only tags without a rule can be added manually. Idempotent.',
      ),
    )
    .input(OneAd.extend({ tag_id: z.coerce.number().int().min(1).max(1_000_000_000), is_given: z.boolean() }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT')),
  list_pictures: procedure
    .meta({ access: 'admin' })
    .route(route('List the uploaded pictures of an ad', 'GET', '/admin/ads/{car_id}/pictures', 'In display order.'))
    .input(OneAd)
    .errors(errors('NOT_FOUND'))
    .output(z.array(OwnPicture)),
  turn_picture: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Rotate a picture of an ad',
        'PUT',
        '/admin/ads/{car_id}/pictures/{picture_id}/turn',
        'The rotation is relative to the upload. Visitors see the result once the fields are saved.',
      ),
    )
    .input(OneAd.extend({ picture_id: z.uuid(), quarter_turns: z.int().min(0).max(3) }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT'))
    .output(OwnPicture),
  change_several: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Approve, reject, pause or remove several ads',
        'POST',
        '/admin/ads/several',
        'Each ad is changed independently. The sellers are notified of the reason. Undoing the request undoes all changes.',
      ),
    )
    .input(SeveralAds)
    .output(z.object({ outcomes: z.array(AdOutcome) })),
  set_featured: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Feature a live ad, or stop featuring it',
        'PUT',
        '/admin/ads/{car_id}/feature',
        'Free of charge. The seller is not notified. Replaces the end of a paid promotion.',
      ),
    )
    .input(AdFeature)
    .errors(errors('NOT_FOUND', 'WRONG_STATE', 'IN_THE_PAST', 'CONFLICT_OF_INTEREST')),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Delete an ad', 'POST', '/admin/ads/{car_id}/delete', 'The seller is notified of the reason.'))
    .input(AdRemoval)
    .errors(errors('NOT_FOUND', 'WRONG_STATE', 'CONFLICT_OF_INTEREST')),
  restore: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Restore an ad deleted in the last 30 days',
        'POST',
        '/admin/ads/{car_id}/restore',
        'The ad returns to the state it had before the deletion. The seller is notified.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND', 'WRONG_STATE', 'CONFLICT_OF_INTEREST')),
}
