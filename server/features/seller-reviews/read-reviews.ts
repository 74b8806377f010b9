import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/client.ts'
import { cars, conversations, profiles, seller_reviews } from '#server/platform/db/schema/index.ts'

export const author = alias(profiles, 'author')
const seller = alias(profiles, 'seller')

/** Matches public reviews, the same ones that `readRating` counts. */
export const isShown = and(isNull(seller_reviews.removed_at), ne(author.status, 'suspended'))

export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number]

/** Reviews with both users and the ad, newest first. */
export const readReviews = (db: Db, { where, limit }: { where: SQL | undefined; limit: number }) =>
  db
    .select({
      id: seller_reviews.id,
      // used by the cursor
      created_at: seller_reviews.created_at,
      review: seller_reviews,
      author,
      seller,
      car: cars,
    })
    .from(seller_reviews)
    .innerJoin(author, eq(author.id, seller_reviews.buyer_id))
    .innerJoin(seller, eq(seller.id, seller_reviews.seller_id))
    .innerJoin(conversations, eq(conversations.id, seller_reviews.conversation_id))
    .innerJoin(cars, eq(cars.id, conversations.car_id))
    .where(where)
    .orderBy(desc(seller_reviews.created_at), desc(seller_reviews.id))
    .limit(limit)
