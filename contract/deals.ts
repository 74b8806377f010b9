import { z } from 'zod'
import { DEAL_COUNTS, DEAL_SORTS } from '#domain/deals/deal-sorts.ts'
import { DEAL_STATES } from '#domain/deals/deal-state.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { Brand } from './brands.ts'
import { CarCard } from './cars.ts'
import { EvenIfCited } from './content-use.ts'
import { errors } from './errors.ts'
import { MediaPicture } from './media.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { StorableTime, Timestamp } from './timestamp.ts'
import { WebAddress } from './web-address.ts'

const Named = z.object({ id: z.int(), slug: z.string(), name_ar: z.string(), name_en: z.string() })

/** A deal as shown in lists. */
export const DealCard = z.object({
  id: z.uuid(),
  title_ar: z.string(),
  title_en: z.string(),
  brand: Brand.nullable(),
  category: Named.nullable(),
  picture: MediaPicture.nullable(),
  /** In riyals, as all amounts. */
  price_before: z.int().nullable(),
  price_now: z.int().nullable(),
  discount_percent: z.int().nullable(),
  discount_amount: z.int().nullable(),
  has_coupon: z.boolean(),
  featured: z.boolean(),
  /** Null: from its publication. */
  starts_at: Timestamp.nullable(),
  /** Null: without end. */
  ends_at: Timestamp.nullable(),
  state: z.enum(DEAL_STATES),
})
export type DealCard = z.output<typeof DealCard>

export const Deal = DealCard.extend({
  /** Paragraphs are separated by empty lines. */
  text_ar: z.string(),
  text_en: z.string(),
  coupon_code: z.string().nullable(),
  link: z.string().nullable(),
  /** About the brand; empty without one. */
  brand_about_ar: z.string(),
  brand_about_en: z.string(),
  /** The maker whose cars it is for; null for all cars. */
  make_id: z.int().nullable(),
  /** Whether it was made up for the demo. */
  is_demo: z.boolean(),
})
export type Deal = z.output<typeof Deal>

/** A deal as shown to admins. */
export const AnyDeal = Deal.extend({
  /** Null for a draft. */
  published_at: Timestamp.nullable(),
  updated_at: Timestamp,
  views: z.int(),
  clicks: z.int(),
  copies: z.int(),
})
export type AnyDeal = z.output<typeof AnyDeal>

const Counted = Named.extend({ count: z.int() })

/** A page of live deals. */
export const DealPage = z.object({
  items: z.array(DealCard),
  total: z.int(),
  pages: z.int(),
  /** Those with live deals, each counted with the other filters. */
  brands: z.array(Counted),
  categories: z.array(Counted),
})
export type DealPage = z.output<typeof DealPage>

const Slug = Text.regex(/^[a-z0-9-]{1,80}$/)
const PageNumber = z.coerce.number<number | string>().int().min(1).max(1000).default(1)

export const DealSearch = z.strictObject({
  /** Words of the title, the text or the brand. */
  q: OneLine.check(atMost(100)).optional(),
  brand: Slug.optional(),
  category: Slug.optional(),
  sort: z.enum(DEAL_SORTS).default('featured'),
  page: PageNumber,
})
export type DealSearch = z.output<typeof DealSearch>

const Title = OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(100)))
const LongText = Text.transform(plainText).pipe(z.string().trim().check(atMost(5000)))
const Price = z.int('price_wrong').min(1, 'price_wrong').max(10_000_000, 'price_wrong')

/** Of brands and categories. */
const MOST_ID = 1_000_000_000

const DealShape = z.strictObject({
  title_ar: Title,
  title_en: Title,
  text_ar: LongText,
  text_en: LongText,
  brand_id: z.int().min(1).max(MOST_ID).nullable(),
  category_id: z.int().min(1).max(MOST_ID).nullable(),
  /** A picture of the library. */
  picture_id: z.uuid().nullable(),
  price_before: Price.nullable(),
  price_now: Price.nullable(),
  discount_percent: z.int('percent_wrong').min(1, 'percent_wrong').max(100, 'percent_wrong').nullable(),
  discount_amount: Price.nullable(),
  coupon_code: OneLine.regex(/^[\w-]{1,40}$/, 'coupon_wrong').nullable(),
  link: WebAddress.nullable(),
  make_id: z.int().min(1).max(32_767).nullable(),
  featured: z.boolean(),
  starts_at: StorableTime.nullable(),
  ends_at: StorableTime.nullable(),
  published_at: StorableTime.nullable(),
})
/** The rules that concern several fields are checked by the server, since a change names only some of them. */
export const DealFields = DealShape
export type DealFields = z.output<typeof DealFields>

const SeenDeal = z.strictObject(DealShape.shape).extend({ title_ar: z.string(), title_en: z.string() }).partial()

export const AnyDealSearch = z.strictObject({
  /** As in `DealSearch`. */
  q: OneLine.check(atMost(100)).optional(),
  state: z.enum(DEAL_STATES).optional(),
  brand_id: z.coerce.number().int().min(1).max(MOST_ID).optional(),
  category_id: z.coerce.number().int().min(1).max(MOST_ID).optional(),
  page: PageNumber,
})
export type AnyDealSearch = z.output<typeof AnyDealSearch>

const AnyDealPage = z.object({ items: z.array(AnyDeal), total: z.int(), pages: z.int() })
export type AnyDealPage = z.output<typeof AnyDealPage>

export const CategoryFields = z.strictObject({
  name_ar: OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60))),
  name_en: OneLine.transform(plainText).pipe(z.string().trim().min(1, 'required').check(atMost(60))),
})
export type CategoryFields = z.output<typeof CategoryFields>

export const AnyCategory = Named.extend({
  /** Deals in any state. */
  deals_count: z.int(),
})
export type AnyCategory = z.output<typeof AnyCategory>

const DealDay = z.object({ day: z.iso.date(), views: z.int(), clicks: z.int(), copies: z.int() })
export type DealDay = z.output<typeof DealDay>

const OneDeal = z.strictObject({ deal_id: z.uuid() })
const OneCategory = z.strictObject({ category_id: z.coerce.number().int().min(1).max(MOST_ID) })
const Changed = z.object({ changed: z.array(z.string()) })

const route = routesOf('deals')
const adminRoute = routesOf('admin: deals')

export const deals = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['deals', 'settings'] })
    .route(
      route(
        'List live deals',
        'GET',
        '/deals',
        'With the brands and categories of all live deals. NOT_FOUND while the section is off.',
      ),
    )
    .input(DealSearch)
    .errors(errors('NOT_FOUND'))
    .output(DealPage),
  get: procedure
    .meta({ access: 'public', scope: 'read', topics: ['deals', 'settings', 'cars'] })
    .route(
      route(
        'Get a deal',
        'GET',
        '/deals/{deal_id}',
        'With other live deals, and cars that it is for. Expired deals are shown as such; others are shown to admins.',
      ),
    )
    .input(OneDeal)
    .errors(errors('NOT_FOUND'))
    .output(z.object({ deal: Deal, related: z.array(DealCard), cars: z.array(CarCard) })),
  count: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Count what a visitor does with a deal',
        'POST',
        '/deals/{deal_id}/counts',
        'Once per visitor and day. Admins and robots are not counted.',
      ),
    )
    .input(OneDeal.extend({ what: z.enum(DEAL_COUNTS) }))
    .errors(errors('TOO_MANY_ATTEMPTS')),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('List all deals', 'GET', '/admin/deals', 'Latest change first.'))
    .input(AnyDealSearch)
    .output(AnyDealPage),
  get_any: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('Get a deal in any state', 'GET', '/admin/deals/{deal_id}', 'As shown to admins.'))
    .input(OneDeal)
    .errors(errors('NOT_FOUND'))
    .output(AnyDeal),
  list_days: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'List the daily counts of a deal',
        'GET',
        '/admin/deals/{deal_id}/days',
        'The last 60 days on which something was counted, oldest first.',
      ),
    )
    .input(OneDeal)
    .errors(errors('NOT_FOUND'))
    .output(z.array(DealDay)),
  add: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('Add a deal', 'POST', '/admin/deals', 'Idempotent by the ID, which the client chooses.'))
    .input(DealFields.extend({ id: z.uuid() }))
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.uuid() })),
  change: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Change a deal',
        'PUT',
        '/admin/deals/{deal_id}',
        'Publishing sets `published_at`. Returns the names of the fields that changed. Fails if it hides the deal while articles link to it, unless `even_if_cited` is set.',
      ),
    )
    .input(OneDeal.extend({ wanted: DealFields.partial(), seen: SeenDeal, ...EvenIfCited.shape }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT', 'CITED'))
    .output(Changed),
  duplicate: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute('Duplicate a deal', 'POST', '/admin/deals/{deal_id}/duplicate', 'The copy is a draft without times.'),
    )
    .input(OneDeal.extend({ id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(z.object({ id: z.uuid() })),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Delete a deal',
        'POST',
        '/admin/deals/{deal_id}/delete',
        'Fails while articles link to it, unless `even_if_cited` is set. Its counts stay for the undo.',
      ),
    )
    .input(OneDeal.extend(EvenIfCited.shape))
    .errors(errors('NOT_FOUND', 'CITED')),
  list_categories: procedure
    .meta({ access: 'admin' })
    .route(adminRoute('List the categories of deals', 'GET', '/admin/deal-categories', 'In display order.'))
    .output(z.array(AnyCategory)),
  add_category: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Add a category of deals',
        'POST',
        '/admin/deal-categories',
        'It comes last. Its slug derives from the English name and never changes.',
      ),
    )
    .input(CategoryFields)
    .errors(errors('INVALID_INPUT'))
    .output(z.object({ id: z.int() })),
  change_category: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Rename a category of deals',
        'PUT',
        '/admin/deal-categories/{category_id}',
        'Returns the names of the fields that changed.',
      ),
    )
    .input(
      OneCategory.extend({
        wanted: CategoryFields.partial(),
        seen: z.strictObject({ name_ar: z.string(), name_en: z.string() }).partial(),
      }),
    )
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED', 'INVALID_INPUT'))
    .output(Changed),
  move_category: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Move a category of deals',
        'POST',
        '/admin/deal-categories/{category_id}/move',
        'Places it before another one, or at the end.',
      ),
    )
    .input(OneCategory.extend({ before: z.int().min(1).max(MOST_ID).nullable() }))
    .errors(errors('NOT_FOUND')),
  delete_category: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Delete a category of deals',
        'DELETE',
        '/admin/deal-categories/{category_id}',
        'Fails if deals use it.',
      ),
    )
    .input(OneCategory)
    .errors(errors('NOT_FOUND', 'IN_USE')),
}
