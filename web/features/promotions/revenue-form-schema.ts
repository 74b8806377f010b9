import { z } from 'zod'
import { RevenueSettings } from '#contract/promotions.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { toSaved } from '#web/ui/form/to-saved.ts'

/** A number as typed, in Western or Arabic digits: null if empty, NaN if invalid. */
const Typed = z.string().transform((typed) => (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)))
const Row = z.object({ days: Typed, price: Typed })

const isWhole = (value: number | null, least: number, most: number): value is number =>
  value !== null && Number.isInteger(value) && value >= least && value <= most

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
  .transform(
    toSaved(RevenueSettings, ({ offers, vat_percent, ...texts }, refuse) => {
      // by the rows of the form, since the contract gets only the valid ones
      const valid = offers.flatMap(({ days, price }, at) => {
        if (days === null && price === null) return []
        const hasDays = isWhole(days, 1, 90)
        const hasPrice = isWhole(price, 0, 100_000)
        const isFirst = offers.findIndex((other) => other.days === days) === at
        if (!hasDays) refuse(['offers', at, 'days'], 'days_wrong')
        else if (!isFirst) refuse(['offers', at, 'days'], 'days_doubled')
        if (!hasPrice) refuse(['offers', at, 'price'], 'price_wrong')
        return hasDays && hasPrice && isFirst ? [{ days, price }] : []
      })
      return { ...texts, offers: valid, vat_percent: vat_percent ?? Number.NaN }
    }),
  )

export type RevenueFormValues = z.input<typeof RevenueFormSchema>
