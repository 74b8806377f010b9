import { procedures } from '#server/context.ts'
import { approveAd, rejectAd } from './decide-ad.ts'
import { getReview } from './get-review.ts'
import { listWaiting } from './list-waiting.ts'
import { look } from './look.ts'

export const adReviewsHandlers = {
  list: procedures.ad_reviews.list.handler(({ context }) => listWaiting(context)),
  look: procedures.ad_reviews.look.handler(({ context, input }) => look(context, input)),
  get: procedures.ad_reviews.get.handler(({ context, input }) => getReview(context, input.car_id)),
  approve: procedures.ad_reviews.approve.handler(({ context, input }) => approveAd(context, input)),
  reject: procedures.ad_reviews.reject.handler(({ context, input }) => rejectAd(context, input)),
}
