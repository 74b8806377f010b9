import type { BulkResult } from '#contract/ads.ts'
import { adState, canChangePrice } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { transition } from '../transition.ts'
import { carryPrice } from './carry-price.ts'
import { changeAds } from './change-ads.ts'

interface Input {
  prices: readonly {
    car_id: string
    /** Riyals, as the seller saw it. */
    from: number
    /** Riyals. */
    to: number
  }[]
}

/** A rejected ad keeps its price: correcting it would submit it again as it is. */
export function changePrices(context: CallContext, { prices }: Input): Promise<BulkResult> {
  const priceOf = new Map(prices.map((price) => [price.car_id, price]))
  return changeAds(context, [...priceOf.keys()], async (ad) => {
    const { car, lifecycle, now } = ad
    const { from, to } = priceOf.get(car.id) ?? { from: car.price, to: car.price }
    if (!canChangePrice(adState(lifecycle, now))) return 'wrong_state'
    if (car.price !== from) return 'changed'
    await transition(context, ad, {
      by: 'seller',
      actor_id: car.seller_id,
      action: 'correct',
      note: 'price',
      change: async (state) => {
        await carryPrice(context, ad, to)
        return { price: to, ...(state === 'pending' && { submitted_at: now }) }
      },
    })
    return null
  })
}
