import { ORPCError } from '@orpc/server'
import { judge } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { changeAd } from './change-ad.ts'

interface Wanted {
  car_id: string
  /** Null for no longer. */
  until: string | null
}

/** @throws ORPCError NOT_FOUND, WRONG_STATE, IN_THE_PAST */
export async function featureAd(context: CallContext, { car_id, until }: Wanted): Promise<void> {
  const featured_until = until === null ? null : new Date(until)
  if (featured_until && featured_until <= context.clock()) {
    throw new ORPCError('IN_THE_PAST', { status: 422, message: 'That time has gone by' })
  }
  await changeAd(context, {
    car_id,
    action: 'feature',
    what: 'feature_ad',
    ...(until && { note: until }),
    judge: (facts, now) => judge(facts, 'feature', 'admin', now),
    change: async () => ({ featured_until }),
  })
}
