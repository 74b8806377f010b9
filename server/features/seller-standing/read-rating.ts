import { and, count, eq, isNull, ne } from 'drizzle-orm'
import { ratingOf, type Rating } from '#domain/seller-reviews/rating.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, seller_reviews } from '#server/platform/db/schema/index.ts'

/** The reviews that everyone sees: suspended users may have been invented to praise or to harm. */
const isShown = and(isNull(seller_reviews.removed_at), ne(profiles.status, 'suspended'))

export async function readRating(db: Db, seller_id: string): Promise<Rating> {
  const rows = await db
    .select({ stars: seller_reviews.stars, count: count() })
    .from(seller_reviews)
    .innerJoin(profiles, eq(profiles.id, seller_reviews.buyer_id))
    .where(and(eq(seller_reviews.seller_id, seller_id), isShown))
    .groupBy(seller_reviews.stars)
  return ratingOf(new Map(rows.map((row) => [row.stars, row.count])))
}
