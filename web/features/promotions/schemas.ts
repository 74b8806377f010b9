import type { RevenueSettings } from '#contract/promotions.ts'

/**
 * An invoice with VAT must name its issuer, and an offer must have days and a price.
 * @param settings initial values of the form
 */
export const revenueSchema = ({ offers, vat_percent }: RevenueSettings) => ({
  load: async () => (await import('./revenue-form-schema.ts')).RevenueFormSchema,
  required: [
    'vat_percent',
    ...(vat_percent ? ['company_name', 'vat_number'] : []),
    ...offers.flatMap((_, at) => [`offers.${at}.days`, `offers.${at}.price`]),
  ],
})

export const TRANSFER = {
  load: async () => (await import('#contract/promotions.ts')).NotedTransfer,
  required: ['transfer_reference'],
}
