import { asc, eq, isNotNull } from 'drizzle-orm'
import { orderDeals, type DealOrders } from '#domain/deals/deal-list.ts'
import type { Db } from '#server/platform/db/client.ts'
import { brands, deal_categories, deals } from '#server/platform/db/schema/index.ts'

interface Named {
  id: number
  slug: string
  name_ar: string
  name_en: string
}

export interface DealList {
  orders: DealOrders
  /** By Arabic name. */
  brands: Named[]
  /** In display order. */
  categories: Named[]
}

/** Reads what the list of deals needs, so that it is filtered, sorted and counted in memory. */
export async function loadDealList(db: Db): Promise<DealList> {
  const named = (table: typeof brands | typeof deal_categories) => ({
    id: table.id,
    slug: table.slug,
    name_ar: table.name_ar,
    name_en: table.name_en,
  })
  const [rows, ofBrands, ofCategories] = await Promise.all([
    db
      .select({
        id: deals.id,
        brand_id: deals.brand_id,
        category_id: deals.category_id,
        featured: deals.featured,
        price_before: deals.price_before,
        price_now: deals.price_now,
        discount_percent: deals.discount_percent,
        discount_amount: deals.discount_amount,
        published_at: deals.published_at,
        starts_at: deals.starts_at,
        ends_at: deals.ends_at,
        text: deals.search_text,
        brand: brands.search_name,
      })
      .from(deals)
      .leftJoin(brands, eq(brands.id, deals.brand_id))
      .where(isNotNull(deals.published_at)),
    db.select(named(brands)).from(brands),
    db
      .select(named(deal_categories))
      .from(deal_categories)
      .orderBy(asc(deal_categories.place), asc(deal_categories.id)),
  ])
  const listed = rows.map(({ published_at, starts_at, ends_at, text, brand, ...deal }) => ({
    ...deal,
    began: Math.max(published_at?.getTime() ?? 0, starts_at?.getTime() ?? 0),
    starts: starts_at?.getTime() ?? null,
    ends: ends_at?.getTime() ?? null,
    text: ` ${text} ${brand ?? ''}`,
  }))
  return {
    orders: orderDeals(listed),
    brands: ofBrands.toSorted((one, other) => one.name_ar.localeCompare(other.name_ar, 'ar') || one.id - other.id),
    categories: ofCategories,
  }
}
