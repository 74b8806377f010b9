import { procedures } from '#server/context.ts'
import { estimateFairPrice } from './estimate-fair-price.ts'
import { getPricePosition } from './get-price-position.ts'

export const fairPriceHandlers = {
  get_position: procedures.fair_price.get_position.handler(({ context, input }) =>
    getPricePosition(context, input.car_id),
  ),
  estimate: procedures.fair_price.estimate.handler(({ context, input }) => estimateFairPrice(context, input)),
}
