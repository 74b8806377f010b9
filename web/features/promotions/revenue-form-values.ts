import type { RevenueSettings } from '#contract/promotions.ts'
import type { RevenueFormValues } from './revenue-form-schema.ts'

/** Number of rows for offers in the form. */
export const OFFER_ROWS = 6

/** The settings as values of the form. */
export const revenueFormValues = ({ offers, vat_percent, ...texts }: RevenueSettings): RevenueFormValues => ({
  ...texts,
  vat_percent: String(vat_percent),
  offers: Array.from({ length: OFFER_ROWS }, (_, at) => ({
    days: offers[at] ? String(offers[at].days) : '',
    price: offers[at] ? String(offers[at].price) : '',
  })),
})
