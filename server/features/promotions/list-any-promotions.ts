import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PromotionPage, PromotionSearch } from '#contract/promotions.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import type { DataServices } from '#server/context.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { promotions, users } from '#server/platform/db/schema/index.ts'
import { listAnyAds } from '#server/features/admin-ads/public.ts'
import { presentPromotion } from './present-promotion.ts'

/** Open promotions are returned as one page, oldest first. Others are newest first. */
export async function listAnyPromotions(
  services: DataServices,
  { view, after, limit }: PromotionSearch,
): Promise<PromotionPage> {
  const { db } = services
  const isOpen = view === 'open'
  const keyed = { id: promotions.id, created_at: promotions.requested_at }
  const rows = await db
    .select({ ...keyed, promotion: promotions, seller_email: users.email })
    .from(promotions)
    .leftJoin(users, eq(users.id, promotions.seller_id))
    .where(
      isOpen ? inArray(promotions.state, [...OPEN_STATES]) : and(eq(promotions.state, view), isAfter(keyed, after)),
    )
    .orderBy(
      ...(isOpen
        ? [sql`${promotions.state} = 'requested'`, asc(promotions.requested_at), asc(promotions.id)]
        : [desc(promotions.requested_at), desc(promotions.id)]),
    )
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  const ads = await listAnyAds(services, [...new Set(found.map(({ promotion }) => promotion.car_id))])
  const adOf = new Map(ads.map((ad) => [ad.found.card.id, ad.found]))
  const reused = await listReusedReferences(
    services,
    found.flatMap(({ promotion }) => promotion.transfer_reference ?? []),
  )
  const items = found.flatMap(({ promotion, seller_email }) => {
    const ad = adOf.get(promotion.car_id)
    if (!ad) return []
    return {
      ...presentPromotion(promotion),
      card: ad.card,
      ad_state: ad.state,
      seller_id: ad.seller_id,
      seller_name: ad.seller_name,
      seller_email,
      is_reference_reused: promotion.transfer_reference !== null && reused.has(promotion.transfer_reference),
    }
  })
  return { items, next: isOpen ? null : next }
}

async function listReusedReferences({ db }: DataServices, references: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ reference: promotions.transfer_reference })
    .from(promotions)
    .where(and(inArray(promotions.transfer_reference, references), isNotNull(promotions.transfer_reference)))
    .groupBy(promotions.transfer_reference)
    .having(sql`count(*) > 1`)
  return new Set(rows.flatMap(({ reference }) => reference ?? []))
}
