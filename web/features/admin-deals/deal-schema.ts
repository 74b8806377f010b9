import { z } from 'zod'
import { DealFields } from '#contract/deals.ts'
import { findDealFault } from '#domain/deals/deal-fault.ts'
import { fromRiyadh } from '#domain/riyadh-time.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { toSaved } from '#web/ui/form/to-saved.ts'
import { DISCOUNTS } from './typed-deal.ts'

const Id = z.string().transform((typed) => (typed === '' ? null : Number(typed)))
const OptionalText = z.string().transform((typed) => typed.trim() || null)
const NumberText = z.string().transform((typed) => (typed.trim() === '' ? null : (parseNumber(typed) ?? Number.NaN)))
const Time = z.string().transform((typed) => (typed === '' ? null : (fromRiyadh(typed)?.toISOString() ?? typed)))

const Saved = DealFields.omit({ published_at: true })
export type SavedDeal = z.output<typeof Saved>

const Typed = z.strictObject({
  title_ar: z.string(),
  title_en: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  brand_id: Id,
  category_id: Id,
  picture_id: OptionalText,
  discount: z.enum(DISCOUNTS),
  price_before: NumberText,
  price_now: NumberText,
  discount_percent: NumberText,
  discount_amount: NumberText,
  coupon_code: OptionalText,
  link: OptionalText,
  make_id: Id,
  featured: z.boolean(),
  starts_at: Time,
  ends_at: Time,
})

/** The fields of each kind of discount, which it requires; those of others are not saved. */
const FIELDS = {
  none: [],
  prices: ['price_before', 'price_now'],
  percent: ['discount_percent'],
  amount: ['discount_amount'],
} as const
const NO_DISCOUNT: Record<(typeof FIELDS)['prices' | 'percent' | 'amount'][number], number | null> = {
  price_before: null,
  price_now: null,
  discount_percent: null,
  discount_amount: null,
}
const MOST_RIYALS = 10_000_000

function problemOf(field: keyof typeof NO_DISCOUNT, value: number | null): string | null {
  if (value === null) return 'required'
  const isPercent = field === 'discount_percent'
  if (Number.isInteger(value) && value >= 1 && value <= (isPercent ? 100 : MOST_RIYALS)) return null
  return isPercent ? 'deal_percent_wrong' : 'deal_price_wrong'
}

/** The typed form of a deal, and the rules of the server. */
export const DealForm = Typed.transform(
  toSaved(Saved, ({ discount, ...typed }, refuse) => {
    for (const field of FIELDS[discount]) {
      const problem = problemOf(field, typed[field])
      if (problem) refuse([field], problem)
    }
    const chosen = Object.fromEntries(FIELDS[discount].map((field) => [field, typed[field]]))
    const deal = { ...typed, ...NO_DISCOUNT, ...chosen }
    const fault = findDealFault(deal)
    if (fault && fault.reason !== 'required') refuse([fault.field], fault.reason)
    return deal
  }),
)
