import { ORPCError } from '@orpc/server'
import type { AdReview } from '#contract/ad-reviews.ts'
import type { DataServices } from '#server/context.ts'
import { findWaiting } from './list-waiting.ts'
import { readEvidence } from './read-evidence.ts'

/** @throws ORPCError NOT_FOUND where nothing of it waits */
export async function getReview(services: DataServices, car_id: string): Promise<AdReview> {
  const [waiting, evidence] = await Promise.all([findWaiting(services, car_id), readEvidence(services, car_id)])
  if (!waiting || !evidence) throw new ORPCError('NOT_FOUND', { message: 'There is no such ad' })
  return { ...waiting, ...evidence }
}
