import type { RevenueSettings } from '#contract/promotions.ts'
import type { TypedRevenue } from './read-revenue-form.ts'

/** Number of rows for offers in the form. */
export const OFFER_ROWS = 6

/** The settings as values of the form. */
export const typedSettings = ({ offers, vat_percent, ...texts }: RevenueSettings): TypedRevenue => ({
  ...texts,
  vat_percent: String(vat_percent),
  offers: Array.from({ length: OFFER_ROWS }, (_, at) => ({
    days: offers[at] ? String(offers[at].days) : '',
    price: offers[at] ? String(offers[at].price) : '',
  })),
})
