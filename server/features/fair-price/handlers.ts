import { procedures } from '#server/context.ts'
import { getPricePosition } from './get-price-position.ts'

export const fairPriceHandlers = {
  get_position: procedures.fair_price.get_position.handler(({ context, input }) =>
    getPricePosition(context, input.car_id),
  ),
}
