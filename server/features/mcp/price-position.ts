import { z } from 'zod'
import { Label, ShownFairPrice } from '#contract/fair-price.ts'
import { MarketPrice } from '#contract/market-price.ts'
import { Timestamp } from '#contract/timestamp.ts'
import { priceStanding } from '#domain/ads/price-standing.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { CarId, readCar } from './read-car.ts'
import { defineTool, language, pageUrl, ToolError, type ToolContext } from './tool.ts'

const PERCENT = 100

const Position = z.object({
  price_sar: z.int().nullable().describe('The price that is compared; null if it is on request or not given'),
  fair_price: ShownFairPrice.nullable().describe(
    'Of an ad: the price in riyals that comparable ads lead to, their number, and the highest price of each label',
  ),
  label: Label.nullable().describe('Of an ad: where the price lies'),
  similar: MarketPrice.nullable().describe(
    'Of a model and year: how many ads, and quartiles of their asking prices in riyals',
  ),
  standing: z.enum(['below', 'middle', 'above']).nullable().describe('Against the quartiles'),
  percent_off: z.int().nullable().describe('From the fair price or the middle price; negative if cheaper'),
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
      note: context.say(
        position.fair_price || position.similar ? 'sentence_assistant_prices' : 'sentence_assistant_few_prices',
      ),
      as_of: context.now.toISOString(),
      url: asked.car_id === undefined ? null : pageUrl(context, `/car/${asked.car_id}`),
    }
  },
})

/** @throws ToolError if neither an ad nor a model and year are given */
async function findPosition(context: ToolContext, { car_id, model, year, price_sar }: Asked): Promise<Position> {
  if (car_id !== undefined) {
    const car = await readCar(context, car_id)
    return positionOfAd(price_sar ?? car.price, car.fair_price)
  }
  if (model === undefined || year === undefined) throw new ToolError(context.say('sentence_assistant_needs_car'))
  return positionOf(price_sar ?? null, await context.api.ads.get_market_price({ model, year }))
}

const positionOfAd = (price: number | null, fair: ShownFairPrice | null): Position => ({
  price_sar: price,
  fair_price: fair,
  label: labelAmount(price, fair),
  similar: null,
  standing: null,
  percent_off: fair && percentOff(price, fair.expected),
})

const positionOf = (price: number | null, similar: MarketPrice | null): Position => ({
  price_sar: price,
  fair_price: null,
  label: null,
  similar,
  standing: similar && price !== null ? priceStanding(price, similar) : null,
  percent_off: similar && percentOff(price, similar.middle),
})

const percentOff = (price: number | null, from: number): number | null =>
  price === null ? null : Math.round((price / from - 1) * PERCENT)
