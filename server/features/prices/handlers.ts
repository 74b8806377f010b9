import { procedures } from '#server/context.ts'
import { getPrices } from './get-prices.ts'
import { getMakerPrices, listPrices } from './list-prices.ts'

const { prices } = procedures

export const pricesHandlers = {
  list: prices.list.handler(({ context, input }) => listPrices(context, input)),
  get_maker: prices.get_maker.handler(({ context, input }) => getMakerPrices(context, input.make)),
  get: prices.get.handler(({ context, input }) => getPrices(context, input)),
}
