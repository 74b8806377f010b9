import { eq, getTableColumns } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Deal, DealCard } from '#contract/deals.ts'
import { dealState } from '#domain/deals/deal-state.ts'
import { presentBrand } from '#server/features/brands/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deal_categories, deals, media } from '#server/platform/db/schema/index.ts'
import { presentPicture } from '#server/platform/pictures/library-pictures.ts'

const logos = alias(media, 'logos')
const { search_text: _, ...DEAL } = getTableColumns(deals)
const { search_name: __, ...BRAND } = getTableColumns(brands)

/** Begins a query of deals with what they show. */
export const selectDeals = (db: Db) =>
  db
    .select({ deal: DEAL, brand: BRAND, logo: logos, category: deal_categories, picture: media })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brand_id))
    .leftJoin(logos, eq(logos.id, brands.logo_id))
    .leftJoin(deal_categories, eq(deal_categories.id, deals.category_id))
    .leftJoin(media, eq(media.id, deals.picture_id))

export type ReadDeal = Awaited<ReturnType<typeof selectDeals>>[number]

export function presentDealCard({ deal, brand, logo, category, picture }: ReadDeal, now: Date): DealCard {
  const times = {
    published_at: deal.published_at?.toISOString() ?? null,
    starts_at: deal.starts_at?.toISOString() ?? null,
    ends_at: deal.ends_at?.toISOString() ?? null,
  }
  return {
    id: deal.id,
    title_ar: deal.title_ar,
    title_en: deal.title_en,
    brand: brand && presentBrand(brand, logo),
    category: category && presentCategory(category),
    picture: presentPicture(picture),
    price_before: deal.price_before,
    price_now: deal.price_now,
    discount_percent: deal.discount_percent,
    discount_amount: deal.discount_amount,
    has_coupon: deal.coupon_code !== null,
    featured: deal.featured,
    starts_at: times.starts_at,
    ends_at: times.ends_at,
    state: dealState(times, now),
  }
}

export function presentDeal(read: ReadDeal, now: Date): Deal {
  const { text_ar, text_en, coupon_code, link, make_id, is_demo } = read.deal
  const about = { brand_about_ar: read.brand?.about_ar ?? '', brand_about_en: read.brand?.about_en ?? '' }
  return { ...presentDealCard(read, now), text_ar, text_en, coupon_code, link, make_id, is_demo, ...about }
}

type Category = Pick<typeof deal_categories.$inferSelect, 'id' | 'slug' | 'name_ar' | 'name_en'>

export const presentCategory = ({ id, slug, name_ar, name_en }: Category): Category => ({ id, slug, name_ar, name_en })
