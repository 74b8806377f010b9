import { judge } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { changeAd } from './change-ad.ts'

interface Wanted {
  car_id: string
  /** For the seller, in their language. */
  reason: string
}

/** It can be brought back for a while. @throws ORPCError NOT_FOUND, WRONG_STATE */
export const deleteAd = (context: CallContext, { car_id, reason }: Wanted): Promise<void> =>
  changeAd(context, {
    car_id,
    action: 'delete',
    what: 'delete_ad',
    note: reason,
    judge: (facts, now) => judge(facts, 'delete', 'admin', now),
    change: async (_tx, _stored, { now }) => ({ deleted_at: now }),
    news: { kind: 'ad_removed', link: '/my-ads', values: () => ({ reason }) },
  })
