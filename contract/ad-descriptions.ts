import { z } from 'zod'
import { checkCar } from '#domain/cars/bounds.ts'
import { FEATURES } from '#domain/cars/features.ts'
import { NUMBER_FIELDS } from '#domain/cars/fields.ts'
import { yearInRiyadh } from '#domain/riyadh-time.ts'
import { Ad, PLAIN } from './ads.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { procedure, routesOf } from './procedure.ts'

const { make, model, city, body_type } = Ad.shape

/** What a seller states of a car, without anything that names a person or is free text. */
const StatedCar = z
  .strictObject({
    ...PLAIN,
    make,
    model,
    city,
    body_type,
    features: distinct(z.enum(FEATURES)).max(FEATURES.length, 'too_many'),
  })
  .superRefine((car, context) => {
    const numbers = Object.fromEntries(NUMBER_FIELDS.map(({ name }) => [name, car[name]]))
    for (const { field, code } of checkCar(numbers, yearInRiyadh(new Date()))) {
      context.addIssue({ code: 'custom', path: [field], message: code })
    }
  })
export type StatedCar = z.output<typeof StatedCar>

const route = routesOf('ad descriptions')

export const ad_descriptions = {
  write: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Write a description of a car',
        'POST',
        '/me/ad-descriptions',
        'By a language model, in both languages, for the seller to edit. It states only what is given, in the words of the site, or nothing is returned. Nothing is stored. NOT_FOUND without a model or for an unknown make.',
      ),
    )
    .input(StatedCar)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'MODEL_FAILED'))
    .output(z.object({ description_ar: z.string(), description_en: z.string() })),
}
