import { eq, inArray } from 'drizzle-orm'
import type { WholeUser } from '#contract/admin-users.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  cars,
  conversation_reports,
  reports,
  seller_review_reports,
  seller_reviews,
} from '#server/platform/db/schema/index.ts'

/** The number of reports about the user's content and ads, and of reports by the user. */
export async function countReports(db: Db, userId: string): Promise<Pick<WholeUser, 'reports_against' | 'reports_by'>> {
  const ads = db.select({ id: cars.id }).from(cars).where(eq(cars.seller_id, userId))
  const reviews = db.select({ id: seller_reviews.id }).from(seller_reviews).where(eq(seller_reviews.buyer_id, userId))
  const [ofAds, ofConversations, ofReviews, adsBy, conversationsBy, reviewsBy] = await Promise.all([
    db.$count(reports, inArray(reports.car_id, ads)),
    db.$count(conversation_reports, eq(conversation_reports.reported_id, userId)),
    db.$count(seller_review_reports, inArray(seller_review_reports.review_id, reviews)),
    db.$count(reports, eq(reports.reporter_id, userId)),
    db.$count(conversation_reports, eq(conversation_reports.reporter_id, userId)),
    db.$count(seller_review_reports, eq(seller_review_reports.reporter_id, userId)),
  ])
  return {
    reports_against: { ads: ofAds, conversations: ofConversations, reviews: ofReviews },
    reports_by: { ads: adsBy, conversations: conversationsBy, reviews: reviewsBy },
  }
}
