import { z } from 'zod'
import type { Car } from '#contract/cars.ts'
import { PLAIN_FIELDS, type PlainField } from '#domain/cars/fields.ts'
import { worthOf } from '#domain/cars/worth.ts'
import { CarId, readCar, StatedValue } from './read-car.ts'
import { ShownCar, showCar } from './shown-car.ts'
import { defineTool, language, pageUrl } from './tool.ts'

const MOST_COMPARED = 4

const Row = z.object({
  field: z.string(),
  values: z.array(StatedValue.nullable()).describe('In the order of the cars; null if not stated'),
  is_same: z.boolean(),
  better: z.array(z.boolean()).describe('The values that buyers usually prefer, if they differ'),
})

export const compareCars = defineTool({
  name: 'compare_cars',
  title: 'Compare ads',
  description: 'Compares up to four ads field by field, as the comparison of the site does. Recommends none of them.',
  input: z.strictObject({ car_ids: z.array(CarId).min(2).max(MOST_COMPARED), language }),
  output: z.object({
    cars: z.array(ShownCar),
    rows: z.array(Row).describe('Fields that no ad states are left out'),
    note: z.string(),
    url: z.url().describe('The comparison on the site'),
  }),
  run: async (context, { car_ids: carIds }) => {
    const ids = [...new Set(carIds)]
    const cars = await Promise.all(ids.map((id) => readCar(context, id)))
    return {
      cars: cars.map((car) => showCar(car, context)),
      rows: PLAIN_FIELDS.flatMap((field) => rowOf(field, cars)),
      note: context.say('sentence_assistant_compared'),
      url: pageUrl(context, `/compare?${ids.map((id) => `car=${id}`).join('&')}`),
    }
  },
})

function rowOf(field: PlainField, cars: readonly Car[]): z.output<typeof Row>[] {
  const values = cars.map((car) => car[field.name])
  if (values.every((value) => value === null)) return []
  const worths = values.map((value) => worthOf(field, value))
  const known = worths.filter((worth) => worth !== null)
  const [best, worst] = [Math.max(...known), Math.min(...known)]
  return [
    {
      field: field.name,
      values,
      is_same: values.every((value) => value === values[0]),
      better: worths.map((worth) => worth === best && best > worst),
    },
  ]
}
