import { z } from 'zod'
import { Car } from '#contract/cars.ts'
import { SPEC_FIELDS } from '#domain/cars/fields.ts'
import { CarId, readCar, StatedValue } from './read-car.ts'
import { quoteSeller, SellerText } from './seller-text.ts'
import { ShownCar, showCar } from './shown-car.ts'
import { defineTool, language } from './tool.ts'

export const getCar = defineTool({
  name: 'get_car',
  title: 'Get an ad',
  description:
    'Everything that an ad says about its car: facts, changes of the price, and the words of the seller as a quotation. No contact details: those are on the page.',
  input: z.strictObject({ car_id: CarId, language }),
  output: ShownCar.extend({
    visibility: Car.shape.visibility.describe('Ended ads are sold, expired or paused'),
    condition: Car.shape.condition,
    body_types: Car.shape.body_types,
    specs: z.record(z.string(), StatedValue).describe('Stated by the seller. Litres, horsepower, ISO days'),
    is_imported: z.boolean().nullable(),
    price_changes: z.array(z.object({ by_sar: z.int(), changed_at: z.string() })).describe('Latest first'),
    seller_text: SellerText,
    is_demo: z.boolean(),
  }),
  run: async (context, { car_id }) => {
    const car = await readCar(context, car_id)
    return {
      ...showCar(car, context),
      visibility: car.visibility,
      condition: car.condition,
      body_types: car.body_types,
      specs: Object.fromEntries(SPEC_FIELDS.flatMap(({ name }) => (car[name] === null ? [] : [[name, car[name]]]))),
      is_imported: car.imported,
      price_changes: car.price_changes.map(({ by, changed_at }) => ({ by_sar: by, changed_at })),
      seller_text: quoteSeller(car, context),
      is_demo: car.demo,
    }
  },
})
