import { z } from 'zod'
import { CSV_BOUNDS, CSV_OUTCOMES } from '#domain/import/csv.ts'
import { IMPORT_FIELDS } from '#domain/import/import-fields.ts'
import { MOST_AT_ONCE } from '#domain/ads/bulk.ts'
import { PRICE_BOUNDS } from '#domain/ads/changed-price.ts'
import { AD_STATES, BULK_ACTIONS, SELLER_ACTIONS, WRONG_STATE_REASONS } from '#domain/ads/lifecycle.ts'
import { OWN_AD_SORTS } from '#domain/ads/own-ad-sorts.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import { LONGEST_PRICE_NOTE, PICTURE_BOUNDS, checkCar, yearBounds } from '#domain/cars/bounds.ts'
import { BODY_TYPES, CONTACT_METHODS } from '#domain/cars/enumerations.ts'
import { NUMBER_FIELDS, PLAIN_FIELDS, type AdFieldName, type PlainField, type PlainValue } from '#domain/cars/fields.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { CarCard } from './cars.ts'
import { distinct } from './distinct.ts'
import { ERRORS, errors } from './errors.ts'
import { TypedPhone } from './person.ts'
import { LinkToken } from './credentials.ts'
import { MarketPrice } from './market-price.ts'
import { Cursor, pageOf, SmallPageSize } from './pagination.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StorableDay, Timestamp } from './timestamp.ts'
import { hasTable, uploadedTable } from './uploaded-table.ts'

/** The maximum of the integer column. A draft at this version cannot be saved again. */
const MOST_VERSIONS = 2_000_000_000
const THIS_YEAR = () => yearInRiyadh(new Date())

const Slug = Text.min(1, 'required').check(atMost(80))

type NeverNull = { isRequired: true; isNullable?: never }

type PlainSchemas = {
  [One in PlainField as One['name']]: z.ZodType<PlainValue<One> | (One extends NeverNull ? never : null)>
}

/** Documents the bounds of numbers in the schema; `checkCar` enforces them. */
function plainSchema(field: PlainField) {
  if (field.type === 'choice') return z.enum(field.values, 'required')
  if (field.type === 'number') {
    const { min, max } = field.bounds ?? yearBounds(THIS_YEAR())
    return z.number('required').meta({ minimum: min, maximum: max })
  }
  return field.type === 'day' ? StorableDay : z.boolean()
}

export const PLAIN = Object.fromEntries(
  PLAIN_FIELDS.map((field) => [
    field.name,
    'isRequired' in field && !('isNullable' in field) ? plainSchema(field) : plainSchema(field).nullable(),
  ]),
) as unknown as PlainSchemas

/** An ad as described by its seller. Validation messages are codes that the pages translate. */
export const Ad = z
  .strictObject({
    ...PLAIN,
    make: Slug,
    /** A slug from the catalogue; null if `custom_model` is set. */
    model: Slug.nullable(),
    custom_model: Text.trim().min(1, 'required').check(atMost(60)).nullable(),
    city: Slug,
    district: OneLine.check(atMost(60)).nullable(),
    body_type: z.enum(BODY_TYPES).nullable(),
    extra_features: distinct(Text.trim().min(1).check(atMost(40))).max(40, 'features_too_many'),
    ad_title_ar: Text.trim().nullable(),
    ad_title_en: Text.trim().nullable(),
    description_ar: Text.trim().nullable(),
    description_en: Text.trim().nullable(),
    /** Why the car costs what it costs, in any language. */
    price_note: OneLine.check(atMost(LONGEST_PRICE_NOTE)).nullable(),
    contact_name: Text.trim().min(1, 'required').check(atMost(60)),
    contact_methods: distinct(z.enum(CONTACT_METHODS)).min(1, 'required').max(CONTACT_METHODS.length),
    phone_number: TypedPhone.nullable(),
    whatsapp_number: TypedPhone.nullable(),
    /** IDs of pictures that the seller uploaded. May be empty only if the ad has imported pictures. */
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

Ad.shape satisfies Record<AdFieldName, z.ZodType>

/** The stored fields of an ad. Imported ads may lack fields that are now required. */
export const StoredAd = z.object({
  ...Ad.shape,
  contact_name: z.string(),
  contact_methods: z.array(z.enum(CONTACT_METHODS)),
})

const numbersOf = (ad: Record<(typeof NUMBER_FIELDS)[number]['name'], number | null>) =>
  Object.fromEntries(NUMBER_FIELDS.map(({ name }) => [name, ad[name]])) as Parameters<typeof checkCar>[0]

const Typed = z.union([Text.check(atMost(20_000)), z.boolean(), z.array(Text.check(atMost(200))).max(60)])

/** The form fields as typed, not validated yet. */
export const DraftFields = z
  .record(z.string().regex(/^\w{1,40}$/), Typed.nullable())
  .refine((fields) => Object.keys(fields).length <= 60 && JSON.stringify(fields).length <= 60_000, 'too_long')
export type DraftFields = z.output<typeof DraftFields>

export const Draft = z.object({
  /** The ID of the ad that the draft becomes or edits. */
  id: z.uuid(),
  fields: DraftFields,
  picture_ids: z.array(z.uuid()),
  /** Whether the draft edits an existing ad. */
  is_edit: z.boolean(),
  /** Pictures that the ad was imported with, shown until the seller uploads one. */
  imported_images: z.array(z.string()),
  /** Incremented by each save. Saving over a newer version fails with CHANGED_ELSEWHERE. */
  version: z.int(),
  updated_at: Timestamp,
})
export type Draft = z.output<typeof Draft>

/** An ad as shown to its seller. */
export const OwnAd = CarCard.omit({ published_at: true }).extend({
  state: z.enum(AD_STATES),
  /** A slug; null if the model is not in the catalogue. */
  model: z.string().nullable(),
  /** Whether changes to the live ad wait for review. */
  has_revision: z.boolean(),
  /** Reason codes from the review. */
  rejection_reasons: z.array(z.string()),
  admin_notes: z.string().nullable(),
  submitted_at: Timestamp,
  published_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable(),
  /** Whether the ad expires within three days. */
  expires_soon: z.boolean(),
  /** When the seller last confirmed that the car is available. */
  confirmed_at: Timestamp.nullable(),
  sold_at: Timestamp.nullable(),
  featured_until: Timestamp.nullable(),
  /** The state of the open promotion; null if there is none. */
  promotion: z.enum(OPEN_STATES).nullable(),
  /** What the seller may do now, in addition to `actions`. */
  can: z.object({ edit: z.boolean(), promote: z.boolean() }),
  view_count: z.int(),
  contact_count: z.int(),
  favorites_count: z.int(),
  actions: z.array(z.enum(SELLER_ACTIONS)),
})
export type OwnAd = z.output<typeof OwnAd>

/** The number of days that `get_days` returns. */
export const LISTED_DAYS = 30

const AdDay = z.object({
  /** The date in Riyadh. */
  day: StorableDay,
  view_count: z.int(),
  contact_count: z.int(),
  /** Favorites that were added on that day and have not been removed since. */
  favorites_count: z.int(),
})
export type AdDay = z.output<typeof AdDay>

/**
 * `gone`: deleted, or owned by another user. `changed`: changed since the seller loaded it. `undone`: an earlier call
 * has undone the change of this ad.
 */
export const REFUSALS = [...WRONG_STATE_REASONS, 'gone', 'changed', 'undone'] as const
export type Refusal = (typeof REFUSALS)[number]

export const BulkResult = z.object({
  /** The ID to undo the change with, for one day; null if no ad was changed. */
  change_id: z.uuid().nullable(),
  /** One result per ad, in the order of the request. */
  results: z.array(
    z.object({
      car_id: z.uuid(),
      /** Why the ad was not changed; null if it was. */
      refused: z.enum(REFUSALS).nullable(),
    }),
  ),
})
export type BulkResult = z.output<typeof BulkResult>

const CsvRow = z.object({
  /** The line number in the file, starting at 1. */
  line: z.int(),
  outcome: z.enum(CSV_OUTCOMES),
  /** The car as read from the row; null if the row was refused. */
  car: z
    .object({
      make_name_ar: z.string(),
      make_name_en: z.string(),
      model_name_ar: z.string(),
      model_name_en: z.string(),
      year: z.int(),
      /** In riyals; null if the price is on request. */
      price: z.int().nullable(),
      mileage: z.int(),
      city_name_ar: z.string(),
      city_name_en: z.string(),
    })
    .nullable(),
  /** All validation errors of the row. */
  faults: z.array(
    z.object({
      field: z.enum(IMPORT_FIELDS),
      /** An error code such as `price_too_low`. */
      code: z.string(),
      /** The value in the file. */
      value: z.string(),
    }),
  ),
  /** Values that were corrected. A price that looks like an instalment becomes null: price on request. */
  repairs: z.array(
    z.object({ field: z.enum(['year', 'mileage', 'price']), from: z.number(), to: z.number().nullable() }),
  ),
})

export const CsvReport = z.object({
  /** Required fields without a column. If there are any, no row is read. */
  missing: z.array(z.enum(IMPORT_FIELDS)),
  /** Headings of columns that match no field. */
  ignored: z.array(z.string()),
  /** Names of sheets that were not read, although they are not empty. */
  other_sheets: z.array(z.string()),
  rows: z.array(CsvRow),
})
export type CsvReport = z.output<typeof CsvReport>

const Price = z.int().min(PRICE_BOUNDS.min, 'price_too_low').max(PRICE_BOUNDS.max, 'price_too_high')

const OneDraft = z.strictObject({ draft_id: z.uuid() })
const OneAd = z.strictObject({ car_id: z.uuid() })
const route = routesOf('ads')

export const ads = {
  list_drafts: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List the drafts of the signed-in user', 'GET', '/me/drafts', 'Latest first.'))
    .output(z.array(Draft)),
  get_draft: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('Get a draft', 'GET', '/me/drafts/{draft_id}', 'Only drafts of the caller.'))
    .input(OneDraft)
    .errors(errors('NOT_FOUND'))
    .output(Draft),
  save_draft: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(route('Save a draft', 'PUT', '/me/drafts/{draft_id}', 'Creates the draft if it does not exist.'))
    .input(
      OneDraft.extend({
        fields: DraftFields,
        picture_ids: z.array(z.uuid()).max(PICTURE_BOUNDS.max, 'pictures_too_many'),
        /** The version that the draft is based on; 0 for a new draft. */
        version: z.int().min(0).max(MOST_VERSIONS),
      }),
    )
    .errors({ ...errors('NOT_FOUND', 'TOO_MANY'), CHANGED_ELSEWHERE: { ...ERRORS.CHANGED_ELSEWHERE, data: Draft } })
    .output(z.object({ version: z.int(), updated_at: Timestamp })),
  discard_draft: voidProcedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(route('Discard a draft', 'DELETE', '/me/drafts/{draft_id}', 'Does not change the ad that the draft edits.'))
    .input(OneDraft),
  start_edit: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Start editing an ad',
        'POST',
        '/me/ads/{car_id}/draft',
        'Returns the existing draft of the ad, or a new one with its fields.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND', 'WRONG_STATE'))
    .output(Draft),
  copy: voidProcedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Copy an ad into a new draft',
        'POST',
        '/me/ads/{car_id}/copy',
        'Does not copy pictures, mileage and dates.',
      ),
    )
    .input(OneAd.extend({ draft_id: z.uuid() }))
    .errors({ ...errors('NOT_FOUND', 'TOO_MANY'), CHANGED_ELSEWHERE: { ...ERRORS.CHANGED_ELSEWHERE, data: Draft } }),
  submit: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(route('Submit an ad or its changes for review', 'POST', '/me/ads/{car_id}', 'Idempotent by ID.'))
    .input(z.strictObject({ car_id: z.uuid(), ad: Ad }))
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT', 'WRONG_STATE', 'LIMITED'))
    .output(z.object({ state: z.enum(AD_STATES), has_revision: z.boolean() })),
  list_mine: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'List the ads of the signed-in user',
        'GET',
        '/me/ads',
        'Latest first, unless sorted otherwise. Includes the number of ads in each state.',
      ),
    )
    .input(
      z.strictObject({
        /** Words of the make, model, title or city, a year, or a complete ID. */
        text: Text.trim().check(atMost(200)).optional(),
        sort: z.enum(OWN_AD_SORTS).default('newest'),
        /** `editable` matches every state in which the seller may edit the ad. */
        state: z.enum([...AD_STATES, 'featured', 'editable']).optional(),
        /** Returns only this ad. */
        car_id: z.uuid().optional(),
        after: Cursor,
        limit: SmallPageSize,
      }),
    )
    .output(pageOf(OwnAd).extend({ counts: z.record(z.string(), z.int()) })),
  act: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Change the state of an ad',
        'POST',
        '/me/ads/{car_id}/actions',
        'Pauses, resumes, renews, confirms, marks as sold, reopens or deletes the ad.',
      ),
    )
    .input(
      OneAd.extend({
        action: z.enum(SELLER_ACTIONS),
        /** The price that the car was sold for, in riyals. */
        sold_price: z.int().min(1).max(PRICE_BOUNDS.max).optional(),
      }),
    )
    .errors(errors('NOT_FOUND', 'WRONG_STATE'))
    .output(OwnAd.nullable()),
  act_on_many: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Change the state of several ads',
        'POST',
        '/me/ads/actions',
        'Pauses, resumes, renews or marks ads as sold. If an ad does not allow the action, it is not changed, and the result has the reason.',
      ),
    )
    .input(z.strictObject({ car_ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE), action: z.enum(BULK_ACTIONS) }))
    .output(BulkResult),
  change_prices: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Change the prices of several ads',
        'POST',
        '/me/ads/prices',
        'Ads whose current price differs from `from` are not changed.',
      ),
    )
    .input(
      z.strictObject({
        prices: z
          .array(
            z.strictObject({
              car_id: z.uuid(),
              /** The current price in riyals, as shown to the seller. */
              from: z.int().min(0).max(PRICE_BOUNDS.max),
              /** The new price in riyals. */
              to: Price,
            }),
          )
          .min(1)
          .max(MOST_AT_ONCE),
      }),
    )
    .output(BulkResult),
  upload_csv: procedure
    .meta({ access: 'user', scope: 'ads:write', forms: true })
    .route(
      route(
        'Upload ads as a file',
        'POST',
        '/me/ads/csv',
        'Each row becomes a draft without pictures. Uploading the same rows again adds no duplicates. Takes the file of a spreadsheet, or the text of a CSV file.',
      ),
    )
    .input(
      z
        .strictObject({
          ...uploadedTable(CSV_BOUNDS.characters),
          /** Reports the outcome without changing anything. */
          dry_run: z.stringbool().or(z.boolean()),
        })
        .refine(hasTable, 'required'),
    )
    .errors(errors('INVALID_INPUT', 'TOO_MANY_ATTEMPTS'))
    .output(CsvReport),
  undo_changes: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Undo a change of several ads',
        'POST',
        '/me/ads/changes/{change_id}/undo',
        'Possible for one day. Ads that have changed since are not restored. Calling it again restores what is left.',
      ),
    )
    .input(z.strictObject({ change_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(BulkResult),
  confirm_by_link: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Confirm that a car is still available',
        'POST',
        '/still-available/{token}',
        'Requires the token of the emailed link.',
      ),
    )
    .input(z.strictObject({ token: LinkToken }))
    .errors(errors('LINK_INVALID')),
  get_days: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'Get the daily figures of an ad',
        'GET',
        '/me/ads/{car_id}/days',
        'Views, contacts and favorites of the last 30 days, oldest first.',
      ),
    )
    .input(OneAd)
    .errors(errors('NOT_FOUND'))
    .output(z.array(AdDay).length(LISTED_DAYS)),
  get_market_price: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue', 'prices'] })
    .route(route('Get the market price of a model', 'GET', '/market-price', 'Null if too few ads are active.'))
    .input(z.strictObject({ model: Slug, year: z.coerce.number<number | string>().int().min(1950).max(2077) }))
    .output(MarketPrice.nullable()),
}
