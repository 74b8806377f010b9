import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { notifyOfLowerPrice } from '../notify-of-lower-price.job.ts'
import { askStillAvailable } from './ask-still-available.job.ts'
import { eraseEndedAds } from './erase-ended-ads.job.ts'
import { expireAds } from './expire-ads.job.ts'
import { warnOfEnd } from './warn-of-end.job.ts'

export const AD_JOBS: readonly Job<never, Services>[] = [
  expireAds,
  warnOfEnd,
  askStillAvailable,
  notifyOfLowerPrice,
  eraseEndedAds,
]
