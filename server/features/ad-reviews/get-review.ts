import type { AdReview } from '#contract/ad-reviews.ts'
import type { DataServices } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { findWaiting } from './list-waiting.ts'
import { readEvidence } from './read-evidence.ts'

/** @throws NOT_FOUND if the ad is not waiting for review */
export async function getReview(services: DataServices, carId: string): Promise<AdReview> {
  const [waiting, evidence] = await Promise.all([findWaiting(services, carId), readEvidence(services, carId)])
  if (!waiting || !evidence) throw fail('NOT_FOUND')
  return { ...waiting, ...evidence }
}
