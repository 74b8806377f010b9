import type { BulkResult } from '#contract/ads.ts'
import { adState, canChangePrice } from '#domain/ads/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { transition } from '../transition.ts'
import { carryPrice } from './carry-price.ts'
import { changeAds } from './change-ads.ts'

interface Input {
  prices: readonly {
    car_id: string
    /** The current price in riyals, as shown to the seller. */
    from: number
    /** The new price in riyals. */
    to: number
  }[]
}

/** Changes prices of ads. Not possible for rejected ads, since a change would submit them again without corrections. */
export function changePrices(context: CallContext, { prices }: Input): Promise<BulkResult> {
  const priceOf = new Map(prices.map((price) => [price.car_id, price]))
  return changeAds(context, [...priceOf.keys()], async (ad) => {
    const { car, lifecycle, now } = ad
    const { from, to } = priceOf.get(car.id) ?? { from: car.price, to: car.price }
    if (!canChangePrice(adState(lifecycle, now))) return 'wrong_state'
    if (car.price !== from) return car.price === to ? 'already' : 'changed'
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
