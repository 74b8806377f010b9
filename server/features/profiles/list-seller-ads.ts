import { and, asc, count, desc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { PublicProfile, SellerAds } from '#contract/profiles.ts'
import { SELLER_PAGE, type SellerSort } from '#domain/profiles/seller-ads.ts'
import type { CallContext } from '#server/context.ts'
import { listSavedCards } from '#server/features/cars/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'

/** A page of the active ads of a seller, with what there is to choose from. */
export async function listSellerAds(
  context: CallContext,
  { profile_id, make, price_max, sort, page }: SellerAds,
): Promise<Pick<PublicProfile, 'ads' | 'active_ads_count' | 'found_count' | 'pages' | 'makers'>> {
  const { db, clock, catalogue } = context
  const { makers } = await catalogue()
  const isOffered = and(
    eq(cars.seller_id, profile_id),
    eq(cars.status, 'active'),
    isNull(cars.deleted_at),
    gt(cars.expires_at, clock()),
  )
  const makeId = make === undefined ? undefined : (makers.bySlug.get(make)?.id ?? 0)
  const isFound = and(
    isOffered,
    makeId === undefined ? undefined : eq(cars.make_id, makeId),
    price_max === undefined ? undefined : lte(cars.price, price_max),
  )
  const [all, [found], ids] = await Promise.all([
    db.select({ make_id: cars.make_id, count: count() }).from(cars).where(isOffered).groupBy(cars.make_id),
    db.select({ count: count() }).from(cars).where(isFound),
    db
      .select({ id: cars.id })
      .from(cars)
      .where(isFound)
      .orderBy(...ORDERS[sort], desc(cars.id))
      .limit(SELLER_PAGE)
      .offset((page - 1) * SELLER_PAGE),
  ])
  const saved = await listSavedCards(context, { ids: ids.map(({ id }) => id) })
  const foundCount = found?.count ?? 0
  return {
    active_ads_count: all.reduce((sum, one) => sum + one.count, 0),
    ads: ids.flatMap(({ id }) => saved.find(({ card }) => card.id === id)?.card ?? []),
    found_count: foundCount,
    pages: Math.ceil(foundCount / SELLER_PAGE),
    makers: all
      .flatMap((one) => {
        const maker = makers.byId.get(one.make_id)
        if (!maker) return []
        const { slug, name_ar, name_en } = maker
        return { slug, name_ar, name_en, count: one.count }
      })
      .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
  }
}

/** Ads without a price come last. */
const ORDERS: Record<SellerSort, readonly SQL[]> = {
  newest: [desc(cars.published_at)],
  price_asc: [sql`${cars.price} asc nulls last`],
  price_desc: [sql`${cars.price} desc nulls last`],
  mileage_asc: [asc(cars.mileage)],
  year_desc: [desc(cars.year)],
}
