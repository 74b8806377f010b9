import { z } from 'zod'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { readIban } from '#domain/promotions/iban.ts'
import { PROMOTION_STATES, PROMOTION_VIEWS } from '#domain/promotions/lifecycle.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { OwnAd } from './ads.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { Cursor, pageOf, PageSize } from './pagination.ts'
import { atLeast, atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

/** A promotion that sellers can choose. */
export const PromotionOffer = z.strictObject({
  /** Number of days for which the ad is featured. */
  days: z.int('days_wrong').min(1, 'days_wrong').max(90, 'days_wrong'),
  /** In riyals, including VAT. */
  price: z.int('price_wrong').min(0, 'price_wrong').max(100_000, 'price_wrong'),
})
export type PromotionOffer = z.output<typeof PromotionOffer>

export const Promotion = z.object({
  id: z.uuid(),
  car_id: z.uuid(),
  state: z.enum(PROMOTION_STATES),
  days: z.int(),
  /** In riyals, including VAT. */
  price: z.int(),
  /** In percent: 15 means 15%. */
  vat_percent: z.int(),
  invoice_number: z.string(),
  /** The issuer of the invoice; empty if not set. */
  company_name: z.string(),
  vat_number: z.string(),
  /** The bank transfer reference that the seller reported. */
  transfer_reference: z.string().nullable(),
  decline_note: z.string().nullable(),
  requested_at: Timestamp,
  /** When the invoice expires unless it is paid. */
  payable_until: Timestamp,
  decided_at: Timestamp.nullable(),
  starts_at: Timestamp.nullable(),
  ends_at: Timestamp.nullable(),
})
export type Promotion = z.output<typeof Promotion>

/** How to pay an invoice. */
export const PaymentInstructions = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank_transfer'), account_holder: z.string(), bank_name: z.string(), iban: z.string() }),
  /** A page of the payment provider. It redirects back to the site. */
  z.object({ kind: z.literal('page'), url: z.url() }),
  /** The site's admins contact the seller. */
  z.object({ kind: z.literal('on_request') }),
])
export type PaymentInstructions = z.output<typeof PaymentInstructions>

/** The promotions of an ad and the offers to choose from. */
export const AdPromotions = z.object({
  ad: OwnAd,
  offers: z.array(PromotionOffer),
  vat_percent: z.int(),
  /** The name on the invoices. */
  seller_name: z.string(),
  /** Newest first. */
  promotions: z.array(Promotion),
  /** Instructions for the open promotion; null if there is none or it is free. */
  payment_instructions: PaymentInstructions.nullable(),
})
export type AdPromotions = z.output<typeof AdPromotions>

/** Letters and digits, as in the transfer numbers of banks. */
const TransferReference = OneLine.check(atLeast(4, 'transfer_reference_wrong'))
  .check(atMost(40, 'transfer_reference_wrong'))
  .regex(/^[\p{L}\p{N}/-]+$/u, 'transfer_reference_wrong')

/** A promotion as shown to admins. */
export const AnyPromotion = Promotion.extend({
  card: CarCard,
  ad_state: z.enum(AD_STATES),
  seller_id: z.uuid(),
  seller_name: z.string(),
  /** Null if the account was deleted. */
  seller_email: z.string().nullable(),
  /** Whether another invoice has the same transfer reference. */
  is_reference_reused: z.boolean(),
})
export type AnyPromotion = z.output<typeof AnyPromotion>
const PromotionPage = pageOf(AnyPromotion)
export type PromotionPage = z.output<typeof PromotionPage>

export const PromotionSearch = z.strictObject({
  view: z.enum(PROMOTION_VIEWS).default('open'),
  after: Cursor,
  limit: PageSize,
})

export type PromotionSearch = z.output<typeof PromotionSearch>

const Line = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(100)))

/** What the rule about several fields needs, whatever is wrong with the others. */
const VatFields = z.object({ vat_percent: z.number(), company_name: z.string(), vat_number: z.string() })

/** Prices of promotions and the issuer of invoices. Empty strings stand for values that are not set. */
export const RevenueSettings = z
  .strictObject({
    offers: z
      .array(PromotionOffer)
      .max(6, 'too_many')
      .refine((offers) => new Set(offers.map(({ days }) => days)).size === offers.length, 'days_doubled'),
    /** In percent: 15 means 15%. */
    vat_percent: z.int('percent_wrong').min(0, 'percent_wrong').max(100, 'percent_wrong'),
    company_name: Line,
    /** Fifteen digits that start and end with 3, assigned by the tax authority. */
    vat_number: OneLine.regex(/^(?:3\d{13}3)?$/, 'vat_number_wrong'),
    bank_name: Line,
    account_holder: Line,
    iban: OneLine.transform((typed) => (typed.trim() === '' ? '' : readIban(typed))).pipe(z.string('iban_wrong')),
  })
  .superRefine(
    ({ vat_percent, company_name, vat_number }, context) => {
      if (vat_percent === 0) return
      // invoices with VAT must name their issuer
      if (company_name === '') context.addIssue({ code: 'custom', path: ['company_name'], message: 'required' })
      if (vat_number === '') context.addIssue({ code: 'custom', path: ['vat_number'], message: 'required' })
    },
    { when: ({ value }) => VatFields.safeParse(value).success },
  )
export type RevenueSettings = z.output<typeof RevenueSettings>

/** `seen` holds the settings that the change is based on. Without it, concurrent changes are overwritten. */
const RevenueUpdate = RevenueSettings.safeExtend({ seen: RevenueSettings.optional() })
export type RevenueUpdate = z.output<typeof RevenueUpdate>

const OnePromotion = z.strictObject({ promotion_id: z.uuid() })
export const NotedTransfer = OnePromotion.extend({ transfer_reference: TransferReference })

/** The note is shown to the seller. */
export const Declining = OnePromotion.extend({
  note: Text.check(atMost(5000))
    .transform(plainText)
    .pipe(z.string().check(atLeast(5)).check(atMost(500))),
})

const route = routesOf('promotions')

const adminRoute = routesOf('admin: promotions')

export const promotions = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'Get the promotions and offers of an ad',
        'GET',
        '/me/ads/{car_id}/promotions',
        'Only for the seller. Includes the payment instructions of an open promotion.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(AdPromotions),
  request: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Request a promotion',
        'POST',
        '/me/ads/{car_id}/promotions',
        'Idempotent while a promotion of the ad is open.',
      ),
    )
    .input(PromotionOffer.extend({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'OFFER_CHANGED', 'WRONG_STATE'))
    .output(Promotion),
  note_transfer: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Report a bank transfer',
        'PUT',
        '/me/promotions/{promotion_id}/transfer',
        'Stores the transfer reference, for the admin who confirms the payment. It can be corrected until then.',
      ),
    )
    .input(NotedTransfer)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  withdraw: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Withdraw an unpaid promotion',
        'DELETE',
        '/me/promotions/{promotion_id}',
        'Fails once a transfer was reported, or the promotion has been confirmed or declined. Idempotent.',
      ),
    )
    .input(OnePromotion)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'List promotions',
        'GET',
        '/admin/promotions',
        'Open ones, those with a reported transfer first, or those in one state, latest first.',
      ),
    )
    .input(PromotionSearch)
    .output(PromotionPage),
  confirm: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Confirm a payment and feature the ad',
        'POST',
        '/admin/promotions/{promotion_id}/confirm',
        'Starts the promotion, extends the expiry date of the ad if necessary, and notifies the seller. Fails if the ad is not live.',
      ),
    )
    .input(OnePromotion)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'WRONG_STATE', 'CONFLICT_OF_INTEREST')),
  decline: voidProcedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Decline a promotion',
        'POST',
        '/admin/promotions/{promotion_id}/decline',
        'The seller is notified of the reason.',
      ),
    )
    .input(Declining)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  get_settings: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Get the prices and invoice details of promotions',
        'GET',
        '/admin/revenue-settings',
        'The current settings, as needed to change them.',
      ),
    )
    .output(RevenueSettings),
  set_settings: procedure
    .meta({ access: 'admin' })
    .route(
      adminRoute(
        'Change the prices and invoice details of promotions',
        'PUT',
        '/admin/revenue-settings',
        'Applies to new promotions only.',
      ),
    )
    .input(RevenueUpdate)
    .errors(errors('INVALID_INPUT', 'CONTENT_CHANGED'))
    .output(RevenueSettings),
}
