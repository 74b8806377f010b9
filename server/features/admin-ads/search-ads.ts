import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdPage, AdSearch } from '#contract/admin-ads.ts'
import { UUID } from '#domain/uuid.ts'
import type { DataServices } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { cars, profiles } from '#server/platform/db/schema/index.ts'
import { isInState } from '#server/features/ads/public.ts'
import { matchesText } from '#server/features/cars/public.ts'
import { listAnyAds } from './list-any-ads.ts'

/** Newest first. */
export async function searchAds(
  services: DataServices,
  { text, state, seller_id, after, limit }: AdSearch,
): Promise<AdPage> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const rows = await db
    .select({ id: cars.id, created_at: cars.created_at })
    .from(cars)
    .innerJoin(profiles, eq(profiles.id, cars.seller_id))
    .where(
      and(
        state ? isInState(state, clock()) : isNull(cars.deleted_at),
        seller_id ? eq(cars.seller_id, seller_id) : undefined,
        text ? matches(text, catalogue) : undefined,
        isAfter(cars, after),
      ),
    )
    .orderBy(desc(cars.created_at), desc(cars.id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  const ads = await listAnyAds(
    services,
    found.map(({ id }) => id),
  )
  return { items: ads.map((ad) => ad.found), next }
}

const matches = (text: string, catalogue: Catalogue): SQL | undefined =>
  matchesText(text, catalogue, (word) =>
    UUID.test(word) ? eq(cars.seller_id, word) : sql`strpos(${profiles.normalised_name}, ${word}) > 0`,
  )
