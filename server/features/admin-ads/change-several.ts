import { AD_REFUSALS, type AdOutcome, type SeveralAds } from '#contract/admin-ads.ts'
import type { WrongStateReason } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { actOnEach } from '#server/platform/act-on-each.ts'
import { deleteAd } from './delete-ad.ts'
import { setAdState } from './set-ad-state.ts'

const STATES = { approve: 'active', reject: 'rejected', pause: 'inactive' } as const

/** Changes each ad in its own transaction. An ad that cannot be changed does not affect the others. */
export async function changeSeveral(
  context: CallContext,
  { car_ids, change, reason }: SeveralAds,
): Promise<{ outcomes: AdOutcome[] }> {
  const results = await actOnEach(context, car_ids, AD_REFUSALS, (carId) =>
    change === 'remove'
      ? deleteAd(context, { car_id: carId, reason })
      : setAdState(context, { car_id: carId, state: STATES[change], reason }),
  )
  return {
    outcomes: results.map(({ item, refused }) => ({
      car_id: item,
      refused: refused && (isAlready(refused.data) ? 'ALREADY_DECIDED' : refused.code),
    })),
  }
}

/** For example because the same request was sent before and its response was lost. */
const isAlready = (data: unknown): boolean => (data as { reason?: WrongStateReason } | undefined)?.reason === 'already'
