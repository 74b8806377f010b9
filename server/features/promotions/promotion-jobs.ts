import type { Services } from '#server/context.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { endFeaturing } from './end-featuring.job.ts'
import { endPromotions } from './end-promotions.job.ts'
import { lapsePromotions } from './lapse-promotions.job.ts'

export const PROMOTION_JOBS: readonly Job<object, Services>[] = [endFeaturing, endPromotions, lapsePromotions]
