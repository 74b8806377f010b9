import { z } from 'zod'
import { HISTORY_FLAGS } from '#domain/ad-history/history-of.ts'
import { SHOWN_FACTS } from '#domain/ad-history/main-facts.ts'
import { BODY_TYPES, CAR_STATUSES, CONDITIONS, CONTACT_METHODS } from '#domain/cars/enumerations.ts'
import { PICTURE_VIEWS } from '#domain/pictures/picture-views.ts'
import { SPEC_FIELDS, type PlainValue, type SpecField } from '#domain/cars/fields.ts'
import { errors } from './errors.ts'
import { Label, ShownFairPrice } from './fair-price.ts'
import { procedure, routesOf } from './procedure.ts'
import { Rating } from './rating.ts'
import { ReplyPromise } from './reply-promise.ts'
import { oneOrMany } from './one-or-many.ts'
import { Timestamp } from './timestamp.ts'
import { WordInText } from './trade-words.ts'

const ShownTag = z.object({ id: z.int(), name_en: z.string(), name_ar: z.string(), is_discount: z.boolean() })
export type ShownTag = z.output<typeof ShownTag>

export const CarCard = z.object({
  id: z.uuid(),
  ad_title_ar: z.string().nullable(),
  ad_title_en: z.string().nullable(),
  make_name_ar: z.string(),
  make_name_en: z.string(),
  model_name_ar: z.string(),
  model_name_en: z.string(),
  year: z.int(),
  /** In riyals; null if the price is on request. */
  price: z.int().nullable(),
  /** Riyals below the highest recent price; 0 without a price reduction. */
  discount: z.int(),
  /** In kilometres. */
  mileage: z.int(),
  city_name_ar: z.string(),
  city_name_en: z.string(),
  /**
   * URLs of at most five pictures, cover first. If the ad has none, a drawing of the body type in the color of the car.
   */
  images: z.array(z.string()),
  /** At most two tags, most important first. */
  tags: z.array(ShownTag),
  featured: z.boolean(),
  published_at: Timestamp,
  /** Whether an admin has verified the identity of the seller. */
  seller_is_verified: z.boolean(),
  /** Whether the seller answers most messages, usually within an hour. */
  seller_replies_fast: z.boolean(),
  /** Days since the seller confirmed availability, 0 for today; null if never asked. */
  confirmed_days_ago: z.int().nullable(),
  /** At most ten minutes old; null if comparable ads are too few or differ too much, and unless the ad is active. */
  fair_price: ShownFairPrice.nullable(),
  /** Where the price lies; null without a fair price, and for a price that is on request or doubtful. */
  price_label: Label.nullable(),
})
export type CarCard = z.output<typeof CarCard>

const PriceChange = z.object({
  /** The change in riyals; negative for a reduction. */
  by: z.int(),
  changed_at: Timestamp,
})
export type PriceChange = z.output<typeof PriceChange>

const FactValue = z.union([z.number(), z.string(), z.object({ name_ar: z.string(), name_en: z.string() })]).nullable()

const AdHistoryStep = z.object({
  since: Timestamp,
  /** In riyals; null if the price was on request. */
  price: z.int().nullable(),
  /** In kilometres; null if it is not known. */
  mileage: z.int().nullable(),
  /** Empty for the publication. */
  changes: z.array(z.object({ fact: z.enum(SHOWN_FACTS), from: FactValue, to: FactValue })),
  /**
   * `mileage_fell`: fewer kilometres than before. `other_car`: another model or year, so that the ad may be about
   * another car.
   */
  flags: z.array(z.enum(HISTORY_FLAGS)),
})
export type AdHistoryStep = z.output<typeof AdHistoryStep>

/** What the caller may do with the ad. */
const CarPermissions = z.object({
  /** Whether the ad belongs to the caller. */
  edit: z.boolean(),
  contact: z.boolean(),
  /** Whether the seller can receive messages. */
  message: z.boolean(),
  report: z.boolean(),
})

function specSchema(field: SpecField) {
  if (field.type === 'choice') return z.enum(field.values)
  if (field.type === 'number') return z.number()
  return field.type === 'day' ? z.iso.date() : z.boolean()
}

/** The optional fields of a car; null if not stated. */
const SPECS = Object.fromEntries(SPEC_FIELDS.map((field) => [field.name, specSchema(field).nullable()])) as unknown as {
  [One in SpecField as One['name']]: z.ZodType<PlainValue<One> | null>
}

export const Car = CarCard.extend({
  ...SPECS,
  can: CarPermissions,
  status: z.enum(CAR_STATUSES),
  /**
   * `public` for active ads. `ended` for sold, expired and paused ads, shown with a notice and without contact details.
   * `hidden` for ads that only the seller and admins see.
   */
  visibility: z.enum(['public', 'ended', 'hidden']),
  make: z.string(),
  model: z.string().nullable(),
  description_ar: z.string().nullable(),
  description_en: z.string().nullable(),
  /** Why the car costs what it costs, in the words of its seller, in any language. */
  price_note: z.string().nullable(),
  /** Words of the trade in the titles and descriptions, in their order. */
  words: z.array(WordInText),
  /** URLs. One may be the cover of a video, as in the pictures of the seller. */
  images: z.array(z.string()),
  /** The sizes of the files in `images`, in the same order; null where unknown. */
  image_sizes: z.array(z.object({ width: z.int(), height: z.int() }).nullable()),
  /** What the pictures in `images` show, in the same order; null where unknown. */
  image_views: z.array(z.enum(PICTURE_VIEWS).nullable()),
  condition: z.enum(CONDITIONS),
  body_type: z.enum(BODY_TYPES).nullable(),
  body_types: z.array(z.enum(BODY_TYPES)),
  region_name_ar: z.string(),
  region_name_en: z.string(),
  district: z.string().nullable(),
  imported: z.boolean().nullable(),
  history_report_url: z.string().nullable(),
  extra_features: z.array(z.string()),
  seller_id: z.uuid(),
  seller_name: z.string(),
  /** Whether the seller has a public profile. */
  seller_is_public: z.boolean(),
  /** URL of the profile picture; null if the seller has none or has no public profile. */
  seller_picture_url: z.string().nullable(),
  /** Active ads of the seller. A change of another one does not renew cached answers. */
  seller_ads_count: z.int(),
  seller_rating: Rating.pick({ count: true, average: true }),
  seller_replies: ReplyPromise.nullable(),
  favorites_count: z.int(),
  view_count: z.int(),
  contact_count: z.int(),
  /** How the seller wants to be contacted; `contacts.reveal` returns the numbers. */
  contact_methods: z.array(z.enum(CONTACT_METHODS)),
  /** At most five price changes since publication, latest first. */
  price_changes: z.array(PriceChange),
  /**
   * The publication and at most 60 later changes of main facts that everyone could see, latest first. Empty if the ad
   * was never published.
   */
  history: z.array(AdHistoryStep),
  expires_at: Timestamp.nullable(),
  demo: z.boolean(),
})
export type Car = z.output<typeof Car>

/** The number of ads in a short list. */
export const SHORT_LIST = 12
export const ShortList = z.coerce.number<number | string>().int().min(1).max(SHORT_LIST).default(6)

const route = routesOf('cars')

export const cars = {
  get_many: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{items}', 'catalogue', 'tags'] })
    .route(route('Get the cards of ads by ID', 'GET', '/cars/cards', 'Ads that are not public are omitted.'))
    .input(
      z.strictObject({
        ids: oneOrMany(z.uuid()).transform((ids = []) => ids.slice(0, 60)),
      }),
    )
    .output(z.array(CarCard)),
  featured: procedure
    .meta({ access: 'public', scope: 'read', topics: ['cars', 'car:{items}', 'catalogue', 'tags'] })
    .route(
      route(
        'List featured ads',
        'GET',
        '/cars/featured',
        'Active ads that are featured at the moment, the most recently published first.',
      ),
    )
    .input(z.strictObject({ limit: ShortList }))
    .output(z.array(CarCard)),
  get: procedure
    .meta({
      access: 'public',
      scope: 'read',
      topics: ['car:{car_id}', 'profile:{seller_id}', 'catalogue', 'tags', 'settings', 'trade_words'],
    })
    .route(route('Get an ad', 'GET', '/cars/{car_id}', 'The seller and admins can get the ad in any state.'))
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'GONE'))
    .output(Car),
}
