import { z } from 'zod'
import { procedure, routesOf } from './procedure.ts'

export const Country = z.object({
  /** An ISO 3166-1 alpha-2 code. */
  country_code: z.string(),
  country_name_ar: z.string(),
  country_name_en: z.string(),
  /** The dial code, for example `+966`. */
  phone_country_code: z.string(),
  country_flag_emoji: z.string(),
})
export type Country = z.output<typeof Country>

const route = routesOf('countries')

export const countries = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: [] })
    .route(
      route(
        'List countries with their dial codes',
        'GET',
        '/countries',
        'All countries. Not sorted, since the order of names depends on the language.',
      ),
    )
    .output(z.array(Country)),
}
