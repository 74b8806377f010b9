import { z } from 'zod'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { PROMOTION_STATES } from '#domain/promotions/lifecycle.ts'
import { readIban } from '#domain/promotions/iban.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { CarCard } from './cars.ts'
import { PageKey, pageOf, PageSize } from './pages.ts'
import { procedure, Text } from './procedure.ts'
import { Promotion, PromotionOffer } from './promotions.ts'

const Done = z.object({ done: z.literal(true) })

/** A promotion as admins see it. */
export const AnyPromotion = Promotion.extend({
  card: CarCard,
  ad_state: z.enum(AD_STATES),
  seller_id: z.uuid(),
  seller_name: z.string(),
  /** Where the admin may ask after the money; null once the account is deleted. */
  seller_email: z.string().nullable(),
  /** Whether another invoice names the same transfer. */
  is_reference_reused: z.boolean(),
})
export type AnyPromotion = z.output<typeof AnyPromotion>
const PromotionPage = pageOf(AnyPromotion)
export type PromotionPage = z.output<typeof PromotionPage>

/** `open` ones are listed oldest first, as they wait; others newest first. */
export const PROMOTION_VIEWS = ['open', ...PROMOTION_STATES] as const
export const PromotionSearch = z.strictObject({
  view: z.enum(PROMOTION_VIEWS).default('open'),
  after: PageKey,
  limit: PageSize,
})

export type PromotionSearch = z.output<typeof PromotionSearch>

const Line = Text.transform(plainText).pipe(z.string().trim().max(100, 'too_long'))

/** What promoting costs, and who writes the invoice; empty texts for what is not set. */
export const RevenueSettings = z
  .strictObject({
    offers: z
      .array(PromotionOffer)
      .max(6, 'too_many')
      .refine((offers) => new Set(offers.map(({ days }) => days)).size === offers.length, 'days_doubled'),
    /** Whole: 15 means 15%. */
    vat_percent: z.int('percent_wrong').min(0, 'percent_wrong').max(100, 'percent_wrong'),
    company_name: Line,
    /** Fifteen digits that begin and end with 3, as the tax authority gives them. */
    vat_number: Text.trim().regex(/^(?:3\d{13}3)?$/, 'vat_number_wrong'),
    bank_name: Line,
    account_holder: Line,
    iban: Text.transform((typed) => (typed.trim() === '' ? '' : readIban(typed))).pipe(z.string('iban_wrong')),
  })
  .superRefine(({ vat_percent, company_name, vat_number }, context) => {
    if (vat_percent === 0) return
    // nobody may ask for tax without saying who they are
    if (company_name === '') context.addIssue({ code: 'custom', path: ['company_name'], message: 'required' })
    if (vat_number === '') context.addIssue({ code: 'custom', path: ['vat_number'], message: 'required' })
  })
export type RevenueSettings = z.output<typeof RevenueSettings>

const OnePromotion = z.strictObject({ promotion_id: z.uuid() })
/** The seller reads why. */
export const Declining = OnePromotion.extend({
  note: Text.max(5000, 'too_long').transform(plainText).pipe(z.string().min(5, 'too_short').max(500, 'too_long')),
})

const DECISION = {
  NOT_FOUND: { status: 404, message: 'There is no such promotion' },
  ALREADY_DECIDED: { status: 409, message: 'Someone decided this already' },
}

const of = (summary: string, method: 'GET' | 'PUT', path: `/${string}`) => ({
  method,
  path,
  tags: ['admin: promotions'],
  summary,
})

export const admin_promotions = {
  list: procedure
    .meta({ access: 'admin' })
    .route(of('Promotions that sellers asked for', 'GET', '/admin/promotions'))
    .input(PromotionSearch)
    .output(PromotionPage),
  confirm: procedure
    .meta({ access: 'admin' })
    .route(of('The money is there: feature the ad', 'PUT', '/admin/promotions/{promotion_id}/confirmation'))
    .input(OnePromotion)
    .errors({
      ...DECISION,
      WRONG_STATE: { status: 409, message: 'The ad is not live', data: z.object({ reason: z.string() }) },
    })
    .output(Done),
  decline: procedure
    .meta({ access: 'admin' })
    .route(of('Do not feature the ad; its seller is told why', 'PUT', '/admin/promotions/{promotion_id}/refusal'))
    .input(Declining)
    .errors(DECISION)
    .output(Done),
  get_settings: procedure
    .meta({ access: 'admin' })
    .route(of('What promoting costs, and who writes the invoices', 'GET', '/admin/revenue-settings'))
    .output(RevenueSettings),
  set_settings: procedure
    .meta({ access: 'admin' })
    .route(of('Change what promoting costs, from the next one on', 'PUT', '/admin/revenue-settings'))
    .input(RevenueSettings)
    .output(RevenueSettings),
}
