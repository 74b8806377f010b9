import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { REVIEW_DECISIONS, REVIEW_REPORT_REASONS } from '#domain/seller-reviews/reasons.ts'
import { conversations } from './messages.ts'
import { profiles } from './profiles.ts'
import { timestamptz } from './timestamptz.ts'

/** Reviews of sellers by buyers, at most one per conversation and therefore one per ad and buyer. */
export const seller_reviews = pgTable(
  'seller_reviews',
  {
    id: uuid().primaryKey(),
    conversation_id: uuid()
      .notNull()
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    buyer_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    seller_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    text: text().notNull(),
    created_at: timestamptz().notNull(),
    /** When the author last changed the review; null if never. */
    changed_at: timestamptz(),
    /** The answer of the seller. */
    answer: text(),
    answered_at: timestamptz(),
    /** When an admin removed the review. Its author cannot write another one. */
    removed_at: timestamptz(),
    /** Shown to the author. */
    removed_reason: text(),
  },
  (t) => [
    index('seller_reviews_seller').on(t.seller_id, t.created_at, t.id),
    index('seller_reviews_buyer').on(t.buyer_id, t.created_at, t.id),
    check('seller_reviews_stars', sql`${t.stars} between 1 and 5`),
  ],
)

export const seller_review_reports = pgTable(
  'seller_review_reports',
  {
    id: uuid().primaryKey(),
    review_id: uuid()
      .notNull()
      .references(() => seller_reviews.id, { onDelete: 'cascade' }),
    reporter_id: uuid()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    reason: text({ enum: REVIEW_REPORT_REASONS }).notNull(),
    note: text().notNull(),
    created_at: timestamptz().notNull(),
    /** When the report was decided; null while it is open. */
    closed_at: timestamptz(),
    decision: text({ enum: REVIEW_DECISIONS }),
  },
  (t) => [
    uniqueIndex('seller_review_reports_open_reporter')
      .on(t.review_id, t.reporter_id)
      .where(sql`${t.closed_at} is null`),
    index('seller_review_reports_open')
      .on(t.created_at)
      .where(sql`${t.closed_at} is null`),
    index('seller_review_reports_reporter').on(t.reporter_id),
  ],
)
