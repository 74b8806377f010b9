import type { DealFields } from '#contract/deals.ts'
import { inRiyadh } from '#domain/riyadh-time.ts'

export const DISCOUNTS = ['none', 'prices', 'percent', 'amount'] as const
export type Discount = (typeof DISCOUNTS)[number]

/** Values of the inputs of a deal: texts as typed, times in Riyadh. */
export interface TypedDeal {
  title_ar: string
  title_en: string
  text_ar: string
  text_en: string
  brand_id: string
  category_id: string
  picture_id: string
  discount: Discount
  price_before: string
  price_now: string
  discount_percent: string
  discount_amount: string
  coupon_code: string
  link: string
  make_id: string
  featured: boolean
  starts_at: string
  ends_at: string
}

const textOf = (value: string | number | null): string => String(value ?? '')
const timeOf = (time: string | null): string => (time === null ? '' : inRiyadh(new Date(time)))

/** @param deal null for a new one */
export function typedDeal(deal: DealFields | null): TypedDeal {
  return {
    title_ar: deal?.title_ar ?? '',
    title_en: deal?.title_en ?? '',
    text_ar: deal?.text_ar ?? '',
    text_en: deal?.text_en ?? '',
    brand_id: textOf(deal?.brand_id ?? null),
    category_id: textOf(deal?.category_id ?? null),
    picture_id: deal?.picture_id ?? '',
    discount: deal ? discountOf(deal) : 'none',
    price_before: textOf(deal?.price_before ?? null),
    price_now: textOf(deal?.price_now ?? null),
    discount_percent: textOf(deal?.discount_percent ?? null),
    discount_amount: textOf(deal?.discount_amount ?? null),
    coupon_code: deal?.coupon_code ?? '',
    link: deal?.link ?? '',
    make_id: textOf(deal?.make_id ?? null),
    featured: deal?.featured ?? false,
    starts_at: timeOf(deal?.starts_at ?? null),
    ends_at: timeOf(deal?.ends_at ?? null),
  }
}

function discountOf({ price_now, discount_percent, discount_amount }: DealFields): Discount {
  if (discount_percent !== null) return 'percent'
  if (discount_amount !== null) return 'amount'
  return price_now === null ? 'none' : 'prices'
}
