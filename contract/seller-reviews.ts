import { z } from 'zod'
import { REVIEW_DECISIONS, REVIEW_REPORT_REASONS } from '#domain/seller-reviews/reasons.ts'
import { hasContact, LONGEST_REVIEW } from '#domain/seller-reviews/review.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { Cursor, pageOf, SmallPageSize } from './pagination.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Rating } from './rating.ts'
import { Timestamp } from './timestamp.ts'

const Stars = z.int('required').min(1, 'required').max(5)

/** Text that is published. Contact details are rejected. */
const PublicText = Text.check(atMost(20_000))
  .transform(plainText)
  .check(atMost(LONGEST_REVIEW))
  .refine((text) => !hasContact(text), 'review_contacts')

export const NewReview = z.strictObject({ conversation_id: z.uuid(), stars: Stars, text: PublicText })
export const ReviewAnswer = z.strictObject({
  review_id: z.uuid(),
  answer: PublicText.refine((text) => text !== '', 'required'),
})
export const ReviewReport = z.strictObject({
  review_id: z.uuid(),
  reason: z.enum(REVIEW_REPORT_REASONS, 'required'),
  note: Text.overwrite(plainText).check(atMost(1000)).default(''),
})

export const SellerReview = z.object({
  id: z.uuid(),
  stars: z.int(),
  /** Empty if the author rated without text. */
  text: z.string(),
  /** The first name of the author; null if the account was deleted. */
  author_name: z.string().nullable(),
  seller_id: z.uuid(),
  seller_name: z.string(),
  /** The ad of the conversation. */
  car: z.object({ id: z.uuid(), title_ar: z.string(), title_en: z.string() }),
  created_at: Timestamp,
  /** When the author last changed the review; null if never. */
  changed_at: Timestamp.nullable(),
  /** The answer of the seller; null if none. */
  answer: z.string().nullable(),
  answered_at: Timestamp.nullable(),
  /** Why an admin removed the review; null if it was not removed. Only the author sees removed reviews. */
  removed_reason: z.string().nullable(),
  /** The ID of the conversation; null unless the caller is the author. */
  conversation_id: z.uuid().nullable(),
  /** What the caller may do with the review. */
  can: z.object({ change: z.boolean(), take_back: z.boolean(), answer: z.boolean(), report: z.boolean() }),
})
export type SellerReview = z.output<typeof SellerReview>

export const ReportedReview = z.object({
  review: SellerReview,
  author_id: z.uuid(),
  reports: z.array(
    z.object({
      reason: z.enum(REVIEW_REPORT_REASONS),
      note: z.string(),
      reporter_name: z.string(),
      /** Whether the reporter is the reviewed seller. */
      is_seller: z.boolean(),
      created_at: Timestamp,
    }),
  ),
})
export type ReportedReview = z.output<typeof ReportedReview>

export const ReviewDecision = z
  .strictObject({
    review_id: z.uuid(),
    decision: z.enum(REVIEW_DECISIONS),
    /** Sent to the author of the removed text, in that user's language. */
    note: Text.overwrite(plainText).check(atMost(1000)).default(''),
  })
  .refine(({ decision, note }) => decision === 'dismissed' || note !== '', { path: ['note'], message: 'required' })

const OneConversation = z.strictObject({ conversation_id: z.uuid() })
const OneReview = z.strictObject({ review_id: z.uuid() })
const route = routesOf('seller reviews')

export const seller_reviews = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['profile:{profile_id}'] })
    .route(route('List the reviews of a seller', 'GET', '/profiles/{profile_id}/reviews', 'Newest first.'))
    .input(z.strictObject({ profile_id: z.uuid(), after: Cursor, limit: SmallPageSize }))
    .errors(errors('NOT_FOUND'))
    .output(pageOf(SellerReview).extend({ rating: Rating })),
  list_mine: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'List the reviews of the signed-in user',
        'GET',
        '/me/reviews',
        'Reviews received as a seller or written as a buyer.',
      ),
    )
    .input(
      z.strictObject({ list: z.enum(['received', 'given']).default('received'), after: Cursor, limit: SmallPageSize }),
    )
    .output(pageOf(SellerReview).extend({ rating: Rating })),
  get_own: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the review by the caller in a conversation',
        'GET',
        '/me/conversations/{conversation_id}/review',
        'The review is null if there is none. The response states whether it can be written or changed.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND'))
    .output(z.object({ review: SellerReview.nullable(), can_write: z.boolean() })),
  save: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Review a seller',
        'PUT',
        '/me/conversations/{conversation_id}/review',
        'Possible once both sides have sent a message. The review can be changed for 30 days.',
      ),
    )
    .input(NewReview)
    .errors(errors('NOT_FOUND', 'OWN_AD', 'REVIEW_TOO_EARLY', 'REVIEW_ENDED', 'UNREACHABLE', 'TOO_MANY_ATTEMPTS'))
    .output(SellerReview),
  take_back: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Delete a review',
        'DELETE',
        '/me/conversations/{conversation_id}/review',
        'Also deletes the answer. Idempotent.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
  answer: voidProcedure
    .meta({ access: 'user' })
    .route(route('Answer a review', 'PUT', '/me/reviews/{review_id}/answer', 'Replaces an earlier answer.'))
    .input(ReviewAnswer)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS')),
  take_back_answer: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Delete the answer to a review',
        'DELETE',
        '/me/reviews/{review_id}/answer',
        'Only answers of the caller. The review stays.',
      ),
    )
    .input(OneReview)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS')),
  report: voidProcedure
    .meta({ access: 'user' })
    .route(route('Report a review', 'POST', '/reviews/{review_id}/reports', 'Replaces an open report of the caller.'))
    .input(ReviewReport)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS')),
  list_reported: procedure
    .meta({ access: 'moderator' })
    .route(route('List reported reviews', 'GET', '/admin/reported-reviews', 'Oldest report first.'))
    .output(z.object({ items: z.array(ReportedReview), total: z.int() })),
  decide: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Decide the reports of a review',
        'POST',
        '/admin/reported-reviews/{review_id}/decision',
        'Closes all reports of the review. The author of the removed text is notified of the reason.',
      ),
    )
    .input(ReviewDecision)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
}
