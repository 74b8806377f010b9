import { judge } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { changeAd } from './change-ad.ts'

/** As it was when it was deleted. @throws ORPCError NOT_FOUND, WRONG_STATE */
export const restoreAd = (context: CallContext, { car_id }: { car_id: string }): Promise<void> =>
  changeAd(context, {
    car_id,
    action: 'restore',
    what: 'restore_ad',
    judge: (facts, now) => judge(facts, 'restore', 'admin', now),
    change: async () => ({ deleted_at: null }),
    news: { kind: 'ad_restored', link: '/my-ads', values: () => ({}) },
  })
