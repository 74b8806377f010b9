import { adState } from '#domain/ads/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { carryWaiting } from '../carry-waiting.ts'
import { describeAd } from '../describe-ad.ts'
import type { LockedAd } from '../lock-ad.ts'
import { notePrice } from '../note-price.ts'

/** Applies a new price to the price history, the revision and the draft of an ad. */
export async function carryPrice(
  services: Pick<Services, 'jobs' | 'publicUrl' | 'authSecret'>,
  ad: LockedAd,
  price: number | null,
): Promise<void> {
  const { tx, car, lifecycle, catalogue, now } = ad
  const before = describeAd(car, catalogue)
  await carryWaiting(ad, { before, after: { ...before, price } })
  await notePrice(services, tx, { car, price, isLive: adState(lifecycle, now) === 'active', catalogue, now })
}
