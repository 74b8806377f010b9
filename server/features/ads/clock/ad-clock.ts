import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { askStillAvailable } from './ask-still-available.job.ts'
import { endFeaturing } from './end-featuring.job.ts'
import { endPromotions } from './end-promotions.job.ts'
import { expireAds } from './expire-ads.job.ts'
import { lapsePromotions } from './lapse-promotions.job.ts'
import { warnOfEnd } from './warn-of-end.job.ts'

/** What time does to ads. */
export const AD_CLOCK: readonly Job<object, Services>[] = [
  expireAds,
  warnOfEnd,
  askStillAvailable,
  endFeaturing,
  endPromotions,
  lapsePromotions,
]
