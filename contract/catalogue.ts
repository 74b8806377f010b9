import { z } from 'zod'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { procedure, Text } from './procedure.ts'

/** Something with a name, and how else people write it. */
const Named = z.object({
  slug: z.string(),
  name_ar: z.string(),
  name_en: z.string(),
  aliases: z.array(z.string()),
})

export const Maker = Named
export type Maker = z.output<typeof Maker>

export const Model = Named.extend({
  body_types: z.array(z.enum(BODY_TYPES)),
  first_year: z.int(),
  /** Null while it is still sold. */
  last_year: z.int().nullable(),
})
export type Model = z.output<typeof Model>

export const City = Named.extend({ region_name_ar: z.string(), region_name_en: z.string() })
export type City = z.output<typeof City>

const of = (summary: string, path: `/${string}`) => ({ method: 'GET' as const, path, tags: ['catalogue'], summary })

export const catalogue = {
  list_makers: procedure.meta({ access: 'public' }).route(of('All makers of cars', '/makers')).output(z.array(Maker)),
  list_models: procedure
    .meta({ access: 'public' })
    .route(of('The models of a maker', '/makers/{make}/models'))
    .input(z.strictObject({ make: Text.min(1).max(80) }))
    .output(z.array(Model)),
  list_cities: procedure
    .meta({ access: 'public' })
    .route(of('All cities, the largest first', '/cities'))
    .output(z.array(City)),
}
