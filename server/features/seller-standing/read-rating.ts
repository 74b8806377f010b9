import { and, eq, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { ratingOf, type Rating } from '#domain/seller-reviews/rating.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, seller_reviews } from '#server/platform/db/schema/index.ts'

/** The number of reviews for each number of stars. */
type StarsGiven = Record<string, number>

/** Matches public reviews. Reviews by suspended users are excluded, since they may be fake. */
const isShown = and(isNull(seller_reviews.removed_at), ne(profiles.status, 'suspended'))

/**
 * A subquery for use in a statement.
 * @param sellerId not a column of `profiles`, which refers to the buyers here
 */
export const starsGiven = (sellerId: SQLWrapper): SQL<StarsGiven> => sql`(
  select coalesce(json_object_agg(stars, given), '{}') from (
    select ${seller_reviews.stars}, count(*)::int as given
    from ${seller_reviews} join ${profiles} on ${eq(profiles.id, seller_reviews.buyer_id)}
    where ${seller_reviews.seller_id} = ${sellerId} and ${isShown} group by ${seller_reviews.stars}
  ) as counted)`

export const ratingOfStars = (given: StarsGiven): Rating =>
  ratingOf(new Map(Object.entries(given).map(([stars, count]) => [Number(stars), count])))

export async function readRating(db: Db, sellerId: string): Promise<Rating> {
  const { rows } = await db.execute<{ given: StarsGiven }>(sql`select ${starsGiven(sql`${sellerId}::uuid`)} as given`)
  return ratingOfStars(rows[0]?.given ?? {})
}
