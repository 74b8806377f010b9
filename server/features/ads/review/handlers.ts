import { procedures } from '#server/context.ts'
import { decideAd } from './decide-ad.ts'
import { getReview } from './get-review.ts'
import { listWaiting } from './list-waiting.ts'

const DONE = { done: true } as const

export const adReviewsHandlers = {
  list: procedures.ad_reviews.list.handler(({ context }) => listWaiting(context)),
  get: procedures.ad_reviews.get.handler(({ context, input }) => getReview(context, input.car_id)),
  approve: procedures.ad_reviews.approve.handler(async ({ context, input }) => {
    await decideAd(context, input, { is_approved: true })
    return DONE
  }),
  reject: procedures.ad_reviews.reject.handler(async ({ context, input }) => {
    await decideAd(context, input, { is_approved: false, reasons: input.reasons, note: input.note })
    return DONE
  }),
}
