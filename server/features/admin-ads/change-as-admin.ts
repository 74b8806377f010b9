import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { transition, withLockedAd, type AdminStep, type LockedAd } from '#server/features/ads/public.ts'

/**
 * Runs a transition of an ad as an admin.
 * @throws NOT_FOUND, WRONG_STATE
 */
export const changeAsAdmin = (
  context: CallContext,
  carId: string,
  step: (ad: LockedAd) => Omit<AdminStep, 'by' | 'actor_id'>,
): Promise<void> =>
  withLockedAd(context, carId, async (ad) => {
    if (!ad) throw fail('NOT_FOUND')
    await transition(context, ad, { by: 'admin', actor_id: requireUser(context).id, ...step(ad) })
  })
