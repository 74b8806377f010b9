import type { AdOutcome, SeveralAds } from '#contract/admin-ads.ts'
import type { CallContext } from '#server/context.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import { deleteAd } from './delete-ad.ts'
import { setAdState } from './set-ad-state.ts'

type Change = SeveralAds['change']

const STATES = { approve: 'active', reject: 'rejected', pause: 'inactive' } as const

/** Changes each ad in its own transaction. An ad that cannot be changed does not affect the others. */
export async function changeSeveral(
  context: CallContext,
  { car_ids, change, reason }: SeveralAds,
): Promise<{ outcomes: AdOutcome[] }> {
  const outcomes: AdOutcome[] = []
  for (const carId of car_ids)
    outcomes.push({ car_id: carId, refused: await refusalOf(context, carId, change, reason) })
  return { outcomes }
}

async function refusalOf(
  context: CallContext,
  carId: string,
  change: Change,
  reason: string,
): Promise<AdOutcome['refused']> {
  try {
    await (change === 'remove'
      ? deleteAd(context, { car_id: carId, reason })
      : setAdState(context, { car_id: carId, state: STATES[change], reason }))
    return null
  } catch (error) {
    if (!(error instanceof DeclaredError)) throw error
    const { code } = error
    if (code === 'NOT_FOUND' || code === 'WRONG_STATE' || code === 'CONFLICT_OF_INTEREST') return code
    throw error
  }
}
