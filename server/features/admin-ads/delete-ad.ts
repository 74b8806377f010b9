import type { CallContext } from '#server/context.ts'
import { changeAsAdmin } from './change-as-admin.ts'

interface Input {
  car_id: string
  /** Shown to the seller, in the seller's language. */
  reason: string
}

/**
 * Deletes an ad, which can be restored for a while.
 * @throws NOT_FOUND, WRONG_STATE
 */
export const deleteAd = (context: CallContext, { car_id, reason }: Input): Promise<void> =>
  changeAsAdmin(context, car_id, () => ({
    action: 'delete',
    audit: { what: 'delete_ad' },
    note: reason,
    news: { kind: 'ad_removed', link: '/my-ads', values: () => ({ reason }) },
  }))
