import { z } from 'zod'
import { PROMOTION_STATES } from '#domain/promotions/lifecycle.ts'
import { OwnAd } from './ads.ts'
import { LIMITED } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Moment = z.iso.datetime()
const Done = z.object({ done: z.literal(true) })

/** What a seller may choose. */
export const PromotionOffer = z.strictObject({
  /** That the ad is featured. */
  days: z.int('days_wrong').min(1, 'days_wrong').max(90, 'days_wrong'),
  /** Riyals, tax included. */
  price: z.int('price_wrong').min(0, 'price_wrong').max(100_000, 'price_wrong'),
})
export type PromotionOffer = z.output<typeof PromotionOffer>

export const Promotion = z.object({
  id: z.uuid(),
  car_id: z.uuid(),
  state: z.enum(PROMOTION_STATES),
  days: z.int(),
  /** Riyals, tax included. */
  price: z.int(),
  /** Whole: 15 means 15%. */
  vat_percent: z.int(),
  invoice_number: z.string(),
  /** Who wrote the invoice; empty where the settings did not say. */
  company_name: z.string(),
  vat_number: z.string(),
  /** Of the seller's bank, as the seller gave it. */
  transfer_reference: z.string().nullable(),
  decline_note: z.string().nullable(),
  requested_at: Moment,
  /** The invoice lapses then, if nobody pays it. */
  payable_until: Moment,
  decided_at: Moment.nullable(),
  starts_at: Moment.nullable(),
  ends_at: Moment.nullable(),
})
export type Promotion = z.output<typeof Promotion>

/** How an invoice is paid, as the provider of payments says. */
export const PaymentWay = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bank_transfer'), account_holder: z.string(), bank_name: z.string(), iban: z.string() }),
  /** A page of the provider, which leads back. */
  z.object({ kind: z.literal('page'), url: z.url() }),
  /** The admins tell the seller. */
  z.object({ kind: z.literal('on_request') }),
])
export type PaymentWay = z.output<typeof PaymentWay>

/** Everything about promoting one ad. */
export const AdPromotions = z.object({
  ad: OwnAd,
  /** A live ad without an open promotion. */
  is_possible: z.boolean(),
  offers: z.array(PromotionOffer),
  vat_percent: z.int(),
  /** To whom the invoices are. */
  seller_name: z.string(),
  /** The newest first. */
  promotions: z.array(Promotion),
  /** Of the open one; null where there is none, or it costs nothing. */
  payment_way: PaymentWay.nullable(),
})
export type AdPromotions = z.output<typeof AdPromotions>

/** Banks number transfers with letters and digits. */
const TransferReference = Text.trim()
  .min(4, 'transfer_reference_wrong')
  .max(40, 'transfer_reference_wrong')
  .regex(/^[\p{L}\p{N}/-]+$/u, 'transfer_reference_wrong')

const OnePromotion = z.strictObject({ promotion_id: z.uuid() })
export const NotedTransfer = OnePromotion.extend({ transfer_reference: TransferReference })

const UNKNOWN = { NOT_FOUND: { status: 404, message: 'There is no such ad or promotion of yours' } }
const DECIDED = { ALREADY_DECIDED: { status: 409, message: 'It was decided already' } }

const of = (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['promotions'],
  summary,
})

export const promotions = {
  list: procedure
    .meta({ access: 'user' })
    .route(
      of('What it costs to promote one of your ads, and what you asked for so far', 'GET', '/ads/{car_id}/promotions'),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(UNKNOWN)
    .output(AdPromotions),
  request: procedure
    .meta({ access: 'user' })
    .route(of('Ask for an ad to be featured; asked twice it is asked once', 'POST', '/ads/{car_id}/promotions'))
    .input(PromotionOffer.extend({ car_id: z.uuid() }))
    .errors({
      ...UNKNOWN,
      ...LIMITED,
      OFFER_CHANGED: { status: 409, message: 'There is no such offer any more' },
      WRONG_STATE: { status: 409, message: 'The ad is not live', data: z.object({ reason: z.string() }) },
    })
    .output(Promotion),
  note_transfer: procedure
    .meta({ access: 'user' })
    .route(of('Say that you have transferred the money', 'PUT', '/promotions/{promotion_id}/transfer'))
    .input(NotedTransfer)
    .errors({ ...UNKNOWN, ...DECIDED })
    .output(Done),
  withdraw: procedure
    .meta({ access: 'user' })
    .route(of('Want it no more, before you have paid', 'DELETE', '/promotions/{promotion_id}'))
    .input(OnePromotion)
    .errors({ ...UNKNOWN, ...DECIDED })
    .output(Done),
}
