import type { CallContext } from '#server/context.ts'
import { changeAsAdmin } from './change-as-admin.ts'

/**
 * Restores the state before the deletion.
 * @throws NOT_FOUND, WRONG_STATE
 */
export const restoreAd = (context: CallContext, { car_id }: { car_id: string }): Promise<void> =>
  changeAsAdmin(context, car_id, () => ({
    action: 'restore',
    audit: { what: 'restore_ad' },
    news: { kind: 'ad_restored', link: '/my-ads' },
  }))
