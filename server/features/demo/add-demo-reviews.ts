import { and, asc, eq, inArray, notExists } from 'drizzle-orm'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import {
  inConversation,
  inConversationAbout,
  markMessagesRead,
  storeMessage,
} from '#server/features/messages/public.ts'
import { countReplies } from '#server/features/replies/public.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import {
  cars,
  conversation_mails,
  conversations,
  profiles,
  seller_review_reports,
  seller_reviews,
  sign_in_methods,
  users,
} from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { BUYER_EMAIL, SELLER_EMAIL } from './add-demo-accounts.ts'
import { contextOf, demoPeople, idOf, offersOf } from './add-demo-conversations.ts'
import { GIVEN, RECEIVED, type DemoReview } from './demo-reviews.ts'

/** The setting that records that the reviews were added. */
export const DEMO_REVIEWS = 'demo_reviews'

/**
 * Adds reviews of the demo seller, and reviews by the demo buyer of two sellers. Starts again after an interruption.
 */
export async function addDemoReviews(services: Services): Promise<void> {
  const { db } = services
  if ((await readSetting(db, DEMO_REVIEWS)) === true) return
  const sellerId = await idOf(services, SELLER_EMAIL)
  const buyerId = await idOf(services, BUYER_EMAIL)
  if (!sellerId || !buyerId) return
  const reviewers = await listReviewers(services)
  await db.delete(conversations).where(inArray(conversations.buyer_id, reviewers))
  const [car] = await offersOf(services, eq(cars.seller_id, sellerId))
  const talks = car ? reviewers.slice(0, RECEIVED.length) : []
  for (const [at, reviewerId] of talks.entries()) {
    const said = RECEIVED[at]
    if (said && car)
      await talk(services, { car_id: car.id, seller_id: sellerId, reviewer_id: reviewerId, said, days: 4 + at * 9 })
  }
  await addGiven(services, buyerId)
  await db.transaction(async (tx) => {
    // no emails are sent for the demo
    await tx.delete(conversation_mails).where(inArray(conversation_mails.user_id, demoPeople(services)))
    await writeSetting(tx, DEMO_REVIEWS, true)
  })
  await countReplies.run(services, {})
}

/** Demo users without a way to sign in. */
async function listReviewers({ db }: Services): Promise<string[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(
      and(
        eq(profiles.demo, true),
        notExists(db.select().from(sign_in_methods).where(eq(sign_in_methods.user_id, profiles.id))),
        inArray(profiles.id, db.select({ id: cars.seller_id }).from(cars)),
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(RECEIVED.length)
  return rows.map(({ id }) => id)
}

interface Talk {
  car_id: string
  seller_id: string
  reviewer_id: string
  said: DemoReview
  /** The age of the review in days. */
  days: number
}

async function talk(services: Services, { car_id, seller_id, reviewer_id, said, days }: Talk): Promise<void> {
  const ago = days * DAY_MS
  const asking = contextOf(services, reviewer_id, ago)
  const { conversation_id } = await inConversationAbout(asking, car_id, (tx, begun) =>
    storeMessage(asking, tx, { id: newId(), content: said.question, ...begun }),
  )
  const replying = contextOf(services, seller_id, ago - said.minutes * MINUTE_MS)
  await markMessagesRead(replying, { user_id: seller_id, conversation_id, up_to_seq: 1 })
  await inConversation(replying, (tx, senderId) =>
    storeMessage(replying, tx, { id: newId(), content: said.reply, conversation_id, sender_id: senderId }),
  )
  await markMessagesRead(asking, { user_id: reviewer_id, conversation_id, up_to_seq: 2 })
  const review = { conversation_id, buyer_id: reviewer_id, seller_id, ...said }
  await addReview(services, review, new Date(replying.clock().getTime() + DAY_MS))
}

async function addGiven(services: Services, buyerId: string): Promise<void> {
  const begun = await services.db
    .select({ conversation_id: conversations.id, seller_id: conversations.seller_id })
    .from(conversations)
    .where(eq(conversations.buyer_id, buyerId))
    .orderBy(asc(conversations.created_at), asc(conversations.id))
  // one review for each of the two sellers
  const ofSellers = [begun[0], begun.find(({ seller_id }) => seller_id !== begun[0]?.seller_id)]
  const createdAt = new Date(services.clock().getTime() - HOUR_MS / 2)
  for (const [at, one] of ofSellers.entries()) {
    const said = GIVEN[at]
    if (one && said) await addReview(services, { ...one, buyer_id: buyerId, ...said }, createdAt)
  }
}

interface NewReview extends Pick<DemoReview, 'stars' | 'text' | 'answer' | 'report'> {
  conversation_id: string
  buyer_id: string
  seller_id: string
}

/** Adds a review without notifications and emails. */
async function addReview({ db }: Services, review: NewReview, createdAt: Date): Promise<void> {
  const { conversation_id, buyer_id, seller_id, stars, text, answer, report } = review
  await db.transaction(async (tx) => {
    const id = newId()
    const answered = answer === undefined ? {} : { answer, answered_at: createdAt }
    const [added] = await tx
      .insert(seller_reviews)
      .values({ id, conversation_id, buyer_id, seller_id, stars, text, created_at: createdAt, ...answered })
      // the buyer's reviews exist if an earlier start was interrupted
      .onConflictDoNothing()
      .returning()
    if (!added) return
    if (report) {
      await tx
        .insert(seller_review_reports)
        .values({ id: newId(), review_id: id, reporter_id: seller_id, ...report, created_at: createdAt })
    }
    afterCommit(tx, { type: 'profiles_changed', ids: [seller_id] })
  })
}
