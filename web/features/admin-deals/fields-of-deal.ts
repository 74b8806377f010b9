import type { AnyDeal, DealFields } from '#contract/deals.ts'

/** The fields of a deal that admins change. */
export const fieldsOfDeal = (deal: AnyDeal): DealFields => ({
  title_ar: deal.title_ar,
  title_en: deal.title_en,
  text_ar: deal.text_ar,
  text_en: deal.text_en,
  brand_id: deal.brand?.id ?? null,
  category_id: deal.category?.id ?? null,
  picture_id: deal.picture?.id ?? null,
  price_before: deal.price_before,
  price_now: deal.price_now,
  discount_percent: deal.discount_percent,
  discount_amount: deal.discount_amount,
  coupon_code: deal.coupon_code,
  link: deal.link,
  make_id: deal.make_id,
  featured: deal.featured,
  starts_at: deal.starts_at,
  ends_at: deal.ends_at,
  published_at: deal.published_at,
})
