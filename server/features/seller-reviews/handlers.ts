import { procedures } from '#server/context.ts'
import { answerReview } from './answer-review.ts'
import { decideReportedReview } from './decide-reported-review.ts'
import { listReportedReviews } from './list-reported-reviews.ts'
import { listOwnReviews, listReviews } from './list-reviews.ts'
import { getOwnReview } from './own-review.ts'
import { reportReview } from './report-review.ts'
import { saveReview } from './save-review.ts'
import { takeBackReview } from './take-back-review.ts'

const { seller_reviews } = procedures

export const sellerReviewsHandlers = {
  list: seller_reviews.list.handler(({ context, input }) => listReviews(context, input)),
  list_mine: seller_reviews.list_mine.handler(({ context, input }) => listOwnReviews(context, input)),
  get_own: seller_reviews.get_own.handler(({ context, input }) => getOwnReview(context, input.conversation_id)),
  save: seller_reviews.save.handler(({ context, input }) => saveReview(context, input)),
  take_back: seller_reviews.take_back.handler(({ context, input }) => takeBackReview(context, input.conversation_id)),
  answer: seller_reviews.answer.handler(({ context, input }) => answerReview(context, input)),
  take_back_answer: seller_reviews.take_back_answer.handler(({ context, input }) =>
    answerReview(context, { ...input, answer: null }),
  ),
  report: seller_reviews.report.handler(({ context, input }) => reportReview(context, input)),
  list_reported: seller_reviews.list_reported.handler(({ context }) => listReportedReviews(context)),
  decide: seller_reviews.decide.handler(({ context, input }) => decideReportedReview(context, input)),
}
