import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { OwnAdSort } from '#domain/ads/own-ad-sorts.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isAfter } from '#server/platform/db/cursor-page.ts'
import { car_counters, cars } from '#server/platform/db/schema/index.ts'

/** Sort keys. Ads with equal values are sorted by ID. */
const KEYS: Record<Exclude<OwnAdSort, 'newest'>, { key: SQL; isDescending?: true }> = {
  ending: { key: sql`coalesce(extract(epoch from ${cars.expires_at}), 'infinity'::numeric)` },
  // ads without a price come last in both directions
  price_asc: { key: sql`coalesce(${cars.price}, 'infinity'::numeric)` },
  price_desc: { key: sql`coalesce(${cars.price}, 0)::numeric`, isDescending: true },
  views: { key: sql`coalesce(${car_counters.view_count}, 0)::numeric`, isDescending: true },
}

/** The ORDER BY for a query that joins `car_counters`, and the condition for ads after a cursor. */
export async function orderOwnAds(
  db: Db,
  { seller_id, sort, after }: { seller_id: string; sort: OwnAdSort; after: string | undefined },
): Promise<{ order: SQL[]; isAfterCursor: SQL | undefined }> {
  if (sort === 'newest') return { order: [desc(cars.created_at), desc(cars.id)], isAfterCursor: isAfter(cars, after) }
  const { key, isDescending } = KEYS[sort]
  const order = isDescending ? [desc(key), desc(cars.id)] : [asc(key), asc(cars.id)]
  const [, id] = after?.split('_') ?? []
  if (id === undefined) return { order, isAfterCursor: undefined }
  const [last] = await db
    .select({ key: sql<string>`${key}::text` })
    .from(cars)
    .leftJoin(car_counters, eq(car_counters.car_id, cars.id))
    .where(and(eq(cars.id, id), eq(cars.seller_id, seller_id)))
  const comparison = isDescending ? sql`<` : sql`>`
  return {
    order,
    isAfterCursor: last ? sql`(${key}, ${cars.id}) ${comparison} (${last.key}::numeric, ${id}::uuid)` : sql`false`,
  }
}
