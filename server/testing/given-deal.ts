import type { DealFields } from '#contract/deals.ts'

/** All fields of a live deal without a saving. */
export const givenDeal = (fields: Partial<DealFields> = {}): DealFields => ({
  title_ar: 'تلميع كامل للسيارة',
  title_en: 'Full car polish',
  text_ar: 'يشمل التنظيف الداخلي.',
  text_en: 'Includes the interior.',
  brand_id: null,
  category_id: null,
  picture_id: null,
  price_before: null,
  price_now: null,
  discount_percent: null,
  discount_amount: null,
  coupon_code: null,
  link: null,
  make_id: null,
  featured: false,
  starts_at: null,
  ends_at: null,
  published_at: '2026-06-01T09:00:00.000Z',
  ...fields,
})
