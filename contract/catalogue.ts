import { z } from 'zod'
import { BODY_TYPES, FUEL_TYPES } from '#domain/cars/enumerations.ts'
import { atMost, procedure, routesOf, Text } from './procedure.ts'

/** A name in both languages with alternative spellings. */
const Named = z.object({
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  aliases: z.array(z.string()),
})

/** Whether sellers can no longer choose the maker or model. Existing ads keep it. */
const hidden = z.boolean()

export const Maker = Named.extend({ hidden, logo_url: z.string().nullable() })
export type Maker = z.output<typeof Maker>

export const Model = Named.extend({
  body_types: z.array(z.enum(BODY_TYPES)),
  first_year: z.int(),
  /** The last model year; null if the model is still sold. */
  last_year: z.int().nullable(),
  /** Available numbers of seats; empty if unknown. */
  seats: z.array(z.int()),
  /** Available fuel types; empty if unknown. */
  fuel_types: z.array(z.enum(FUEL_TYPES)),
  hidden,
})
export type Model = z.output<typeof Model>

export const City = Named.extend({ region_name_ar: z.string(), region_name_en: z.string() })
export type City = z.output<typeof City>

const route = routesOf('catalogue')

export const catalogue = {
  list_makers: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue'] })
    .route(route('List car makers', 'GET', '/makers', 'In display order, with hidden makers but without merged ones.'))
    .output(z.array(Maker)),
  list_models: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue'] })
    .route(
      route(
        'List the models of a maker',
        'GET',
        '/makers/{make}/models',
        'In display order. Empty if the maker does not exist.',
      ),
    )
    .input(z.strictObject({ make: Text.min(1).check(atMost(80)) }))
    .output(z.array(Model)),
  list_cities: procedure
    .meta({ access: 'public', scope: 'read', topics: ['catalogue'] })
    .route(route('List cities', 'GET', '/cities', 'Largest first.'))
    .output(z.array(City)),
}
