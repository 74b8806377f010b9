import { z } from 'zod'
import { AD_STATES, SELLER_ACTIONS } from '#domain/ads/lifecycle.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import { PICTURE_BOUNDS, checkCar } from '#domain/cars/bounds.ts'
import {
  ACCIDENTS,
  BODY_TYPES,
  COLORS,
  CONDITIONS,
  CONTACT_METHODS,
  FUEL_TYPES,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from '#domain/cars/enumerations.ts'
import { CarCard } from './cars.ts'
import { INVALID, LIMITED, LinkToken, TypedPhone } from './fields.ts'
import { PageKey, pageOf, SmallPageSize } from './pages.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()
const Day = z.iso.date('day_invalid')
const Done = z.object({ done: z.literal(true) })
const Slug = Text.min(1, 'required').max(80)
/** Which numbers are allowed is one rule for all, below. */
const Quantity = z.number('required')

/** A car as its seller describes it; codes in the messages, which the texts say in words. */
export const Ad = z
  .strictObject({
    make: Slug,
    /** Of the catalogue; null where `custom_model` names it. */
    model: Slug.nullable(),
    custom_model: Text.trim().min(1, 'required').max(60, 'too_long').nullable(),
    year: Quantity,
    /** Riyals. */
    price: Quantity,
    /** Kilometres. */
    mileage: Quantity,
    condition: z.enum(CONDITIONS, 'required'),
    city: Slug,
    district: Text.trim().max(60, 'too_long').nullable(),
    fuel_type: z.enum(FUEL_TYPES).nullable(),
    transmission: z.enum(TRANSMISSIONS).nullable(),
    body_type: z.enum(BODY_TYPES).nullable(),
    color: z.enum(COLORS).nullable(),
    /** Litres. */
    engine_size: z.number().min(0.5, 'engine_size_wrong').max(9.9, 'engine_size_wrong').nullable(),
    power_hp: z.number().nullable(),
    doors: z.number().nullable(),
    seats: z.number().nullable(),
    regional_spec: z.enum(REGIONAL_SPECS).nullable(),
    /** None of a new car. */
    owners_count: z.int().min(0, 'owners_count_wrong').max(20, 'owners_count_wrong').nullable(),
    accident: z.enum(ACCIDENTS).nullable(),
    paint: z.enum(PAINTS).nullable(),
    agency_serviced: z.boolean().nullable(),
    warranty_until: Day.nullable(),
    inspection_valid_until: Day.nullable(),
    registration_valid_until: Day.nullable(),
    extra_features: z.array(Text.trim().min(1).max(40, 'too_long')).max(40, 'too_many'),
    ad_title_ar: Text.trim().nullable(),
    ad_title_en: Text.trim().nullable(),
    description_ar: Text.trim().nullable(),
    description_en: Text.trim().nullable(),
    contact_name: Text.trim().min(1, 'required').max(60, 'too_long'),
    contact_methods: z.array(z.enum(CONTACT_METHODS)).min(1, 'required').max(4),
    phone_number: TypedPhone.nullable(),
    whatsapp_number: TypedPhone.nullable(),
    /** Of the seller. Whether there may be none depends on what the ad shows already. */
    picture_ids: z.array(z.uuid()).max(PICTURE_BOUNDS.max, 'pictures_too_many'),
  })
  .superRefine((ad, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (ad.model === null && ad.custom_model === null) complain('model', 'required')
    if (ad.model !== null && ad.custom_model !== null) complain('custom_model', 'invalid')
    if (ad.contact_methods.includes('phone') && ad.phone_number === null) complain('phone_number', 'required')
    if (ad.contact_methods.includes('whatsapp') && ad.whatsapp_number === null) complain('whatsapp_number', 'required')
    for (const lang of ['ar', 'en'] as const) {
      const texts = { title: ad[`ad_title_${lang}`], description: ad[`description_${lang}`] }
      for (const { field, code } of checkCar(texts, THIS_YEAR())) {
        complain(field === 'title' ? `ad_title_${lang}` : `description_${lang}`, code)
      }
    }
    for (const { field, code } of checkCar(numbersOf(ad), THIS_YEAR())) complain(field, code)
  })
export type Ad = z.output<typeof Ad>

const THIS_YEAR = () => new Date().getUTCFullYear()

const numbersOf = ({ year, price, mileage, doors, seats, power_hp }: Record<string, unknown>) =>
  ({ year, price, mileage, doors, seats, power_hp }) as Parameters<typeof checkCar>[0]

const Typed = z.union([Text.max(20_000), z.boolean(), z.array(Text.max(200)).max(60)])

/** What has been typed so far, as it was typed: nothing of it has to be right yet. */
export const DraftFields = z
  .record(z.string().regex(/^\w{1,40}$/), Typed.nullable())
  .refine((fields) => Object.keys(fields).length <= 60 && JSON.stringify(fields).length <= 60_000, 'too_long')
export type DraftFields = z.output<typeof DraftFields>

export const Draft = z.object({
  /** Of the ad that it becomes, or changes. */
  id: z.uuid(),
  fields: DraftFields,
  picture_ids: z.array(z.uuid()),
  /** Whether it changes an ad that is there. */
  is_edit: z.boolean(),
  /** What the ad shows without any picture of its seller: it stays until there is one. */
  kept_images: z.array(z.string()),
  /** Counts each saving: who saves over a version they have not seen is told. */
  version: z.int(),
  updated_at: Moment,
})
export type Draft = z.output<typeof Draft>

/** One of a seller's own ads. */
export const OwnAd = CarCard.omit({ published_at: true }).extend({
  state: z.enum(AD_STATES),
  /** A slug; null for one that the catalogue lacks. */
  model: z.string().nullable(),
  /** Changes of the live ad that wait for review. */
  has_revision: z.boolean(),
  /** What the reviewer said; both languages, as stored. */
  rejection_reasons: z.array(z.string()),
  admin_notes: z.string().nullable(),
  submitted_at: Moment,
  published_at: Moment.nullable(),
  expires_at: Moment.nullable(),
  /** Three days or less are left. */
  expires_soon: z.boolean(),
  /** When the seller last said that it is still available. */
  confirmed_at: Moment.nullable(),
  sold_at: Moment.nullable(),
  featured_until: Moment.nullable(),
  /** Whether its seller can ask for it to be featured now, or has asked and waits. */
  promotion: z.enum(['possible', ...OPEN_STATES]).nullable(),
  view_count: z.int(),
  contact_count: z.int(),
  favorites_count: z.int(),
  actions: z.array(z.enum(SELLER_ACTIONS)),
})
export type OwnAd = z.output<typeof OwnAd>

/** Of similar cars: the same model within two years, else within four. */
export const MarketPrice = z.object({
  /** Ads behind it; below eight nothing is said. */
  count: z.int(),
  /** Riyals: a quarter of them ask less, half, three quarters. */
  lower: z.int(),
  middle: z.int(),
  upper: z.int(),
})
export type MarketPrice = z.output<typeof MarketPrice>

/** The days that `get_days` tells of. */
export const TOLD_DAYS = 30

const AdDay = z.object({
  /** By the clock of Riyadh. */
  day: Day,
  view_count: z.int(),
  contact_count: z.int(),
  /** Who saved it on that day and has not dropped it since. */
  favorites_count: z.int(),
})
export type AdDay = z.output<typeof AdDay>

const OneDraft = z.strictObject({ draft_id: z.uuid() })
const OneAd = z.strictObject({ car_id: z.uuid() })
const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such ad of yours' } }
const WRONG_STATE = {
  WRONG_STATE: {
    status: 409,
    message: 'The ad is in no state for this',
    data: z.object({ reason: z.string() }),
  },
}

const of = (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['ads'],
  summary,
})

export const ads = {
  list_drafts: procedure
    .meta({ access: 'user' })
    .route(of('Your ads that are not finished, the latest first', 'GET', '/drafts'))
    .output(z.array(Draft)),
  get_draft: procedure
    .meta({ access: 'user' })
    .route(of('One of your drafts', 'GET', '/drafts/{draft_id}'))
    .input(OneDraft)
    .errors(UNKNOWN)
    .output(Draft),
  save_draft: procedure
    .meta({ access: 'user' })
    .route(of('Keep what has been typed; the first time makes the draft', 'PUT', '/drafts/{draft_id}'))
    .input(
      OneDraft.extend({
        fields: DraftFields,
        picture_ids: z.array(z.uuid()).max(PICTURE_BOUNDS.max, 'pictures_too_many'),
        /** The version that this follows; 0 for a new draft. */
        version: z.int().min(0),
      }),
    )
    .errors({
      ...UNKNOWN,
      TOO_MANY: { status: 409, message: 'There are too many drafts' },
      CHANGED_ELSEWHERE: { status: 409, message: 'It was changed elsewhere meanwhile', data: Draft },
    })
    .output(z.object({ version: z.int(), updated_at: Moment })),
  discard_draft: procedure
    .meta({ access: 'user' })
    .route(of('Throw a draft away; the ad that it changes stays', 'DELETE', '/drafts/{draft_id}'))
    .input(OneDraft)
    .output(Done),
  start_edit: procedure
    .meta({ access: 'user' })
    .route(of('A draft with what one of your ads says, or the one that is there', 'POST', '/ads/{car_id}/draft'))
    .input(OneAd)
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(Draft),
  submit: procedure
    .meta({ access: 'user' })
    .route(of('Hand an ad, or its changes, in for review; twice with one id is once', 'POST', '/ads/{car_id}'))
    .input(z.strictObject({ car_id: z.uuid(), ad: Ad }))
    .errors({ ...UNKNOWN, ...LIMITED, ...INVALID, ...WRONG_STATE })
    .output(z.object({ state: z.enum(AD_STATES), has_revision: z.boolean() })),
  list_mine: procedure
    .meta({ access: 'user' })
    .route(of('Your ads, the latest first, and how many there are in each state', 'GET', '/ads'))
    .input(
      z.strictObject({
        /** `editable`: in any state in which their seller may change what they say. */
        state: z.enum([...AD_STATES, 'featured', 'editable']).optional(),
        /** Only this one, if it is there. */
        car_id: z.uuid().optional(),
        after: PageKey,
        limit: SmallPageSize,
      }),
    )
    .output(pageOf(OwnAd).extend({ counts: z.record(z.string(), z.int()) })),
  act: procedure
    .meta({ access: 'user' })
    .route(
      of('Pause, resume, renew, confirm, sell, take back or delete one of your ads', 'POST', '/ads/{car_id}/actions'),
    )
    .input(
      OneAd.extend({
        action: z.enum(SELLER_ACTIONS),
        /** What it went for, if the seller says it; riyals. */
        sold_price: z.int().min(1).max(20_000_000).optional(),
      }),
    )
    .errors({ ...UNKNOWN, ...WRONG_STATE })
    .output(OwnAd.nullable()),
  confirm_by_link: procedure
    .meta({ access: 'public' })
    .route(of('Say with the link of a mail that your car is still for sale', 'POST', '/still-available/{token}'))
    .input(z.strictObject({ token: LinkToken }))
    .errors({ ...LIMITED, LINK_INVALID: { status: 410, message: 'The link is used up, too old or wrong' } })
    .output(Done),
  get_days: procedure
    .meta({ access: 'user' })
    .route(
      of('What happened to one of your ads on each of the last 30 days, the oldest first', 'GET', '/ads/{car_id}/days'),
    )
    .input(OneAd)
    .errors(UNKNOWN)
    .output(z.array(AdDay).length(TOLD_DAYS)),
  get_market_price: procedure
    .meta({ access: 'public' })
    .route(of('What such cars cost here now; null where too few are offered', 'GET', '/market-price'))
    .input(z.strictObject({ model: Slug, year: z.coerce.number<number | string>().int().min(1950).max(2077) }))
    .output(MarketPrice.nullable()),
}
