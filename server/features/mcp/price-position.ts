import { z } from 'zod'
import { MarketPrice } from '#contract/market-price.ts'
import { Timestamp } from '#contract/timestamp.ts'
import { priceStanding } from '#domain/ads/price-standing.ts'
import { CarId, readCar } from './read-car.ts'
import { defineTool, language, pageUrl, ToolError, type ToolContext } from './tool.ts'

const PERCENT = 100

const Position = z.object({
  price_sar: z.int().nullable().describe('The price that is compared; null if it is on request or not given'),
  similar: MarketPrice.nullable().describe('Similar ads: how many, and quartiles of their asking prices in riyals'),
  standing: z.enum(['below', 'middle', 'above']).nullable().describe('Against the quartiles'),
  percent_from_middle: z.int().nullable().describe('Negative if cheaper than the middle price'),
})
type Position = z.output<typeof Position>

const Asked = z.strictObject({
  car_id: CarId.optional(),
  model: z.string().min(1).max(80).optional().describe('A slug such as toyota-camry, instead of an ad'),
  year: z.int().min(1950).max(2077).optional().describe('The model year'),
  price_sar: z.int().min(1).max(1_000_000_000).optional().describe('A price to place; without it that of the ad'),
  language,
})
type Asked = z.output<typeof Asked>

export const pricePosition = defineTool({
  name: 'price_position',
  title: 'Where a price lies',
  description:
    'Where the asking price of an ad, or of a model and year, lies among similar ads on the site, with the number of ads. Nothing if there are too few. No valuation.',
  input: Asked,
  output: Position.extend({
    note: z.string(),
    as_of: Timestamp.describe('The prices are at most ten minutes older'),
    url: z.url().nullable(),
  }),
  run: async (context, asked) => {
    const position = await findPosition(context, asked)
    return {
      ...position,
      note: context.say(position.similar ? 'sentence_assistant_prices' : 'sentence_assistant_few_prices'),
      as_of: context.now.toISOString(),
      url: asked.car_id === undefined ? null : pageUrl(context, `/car/${asked.car_id}`),
    }
  },
})

/** @throws ToolError if neither an ad nor a model and year are given */
async function findPosition(context: ToolContext, { car_id, model, year, price_sar }: Asked): Promise<Position> {
  if (car_id !== undefined) {
    const { price, market } = await readCar(context, car_id)
    return positionOf(price_sar ?? price, market)
  }
  if (model === undefined || year === undefined) throw new ToolError(context.say('sentence_assistant_needs_car'))
  return positionOf(price_sar ?? null, await context.api.ads.get_market_price({ model, year }))
}

const positionOf = (price: number | null, similar: MarketPrice | null): Position => ({
  price_sar: price,
  similar,
  standing: similar && price !== null ? priceStanding(price, similar) : null,
  percent_from_middle:
    similar && price !== null ? Math.round(((price - similar.middle) / similar.middle) * PERCENT) : null,
})
