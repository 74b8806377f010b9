import { z } from 'zod'
import { RevenueSettings } from '#contract/promotions.ts'
import { parseNumber } from '#domain/text/parse-number.ts'

/** A number as typed, in Western or Arabic digits: null if empty, NaN if invalid. */
const Typed = z.string().transform((typed) => (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)))
const Row = z.object({ days: Typed, price: Typed })

/** Parses the form to the input of the contract. Empty rows are ignored. */
export const RevenueFormSchema = z
  .object({
    offers: z.array(Row),
    vat_percent: Typed,
    company_name: z.string(),
    vat_number: z.string(),
    bank_name: z.string(),
    account_holder: z.string(),
    iban: z.string(),
  })
  .superRefine(({ offers, vat_percent }, context) => {
    const complain = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    const isWhole = (value: number | null, least: number, most: number) =>
      value !== null && Number.isInteger(value) && value >= least && value <= most
    for (const [at, { days, price }] of offers.entries()) {
      if (days === null && price === null) continue
      if (!isWhole(days, 1, 90)) complain(['offers', at, 'days'], 'days_wrong')
      if (!isWhole(price, 0, 100_000)) complain(['offers', at, 'price'], 'price_wrong')
      if (offers.findIndex((other) => other.days === days) < at) complain(['offers', at, 'days'], 'days_doubled')
    }
    if (!isWhole(vat_percent, 0, 100)) complain(['vat_percent'], 'percent_wrong')
  })
  .transform(({ offers, ...rest }) => ({ ...rest, offers: offers.filter(({ days }) => days !== null) }))
  .pipe(RevenueSettings)

export type RevenueFormValues = z.input<typeof RevenueFormSchema>
