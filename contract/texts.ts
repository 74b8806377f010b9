import { z } from 'zod'
import { procedure, routesOf } from './procedure.ts'

export const WebsiteText = z.object({
  text_key: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  category: z.string(),
})
export type WebsiteText = z.output<typeof WebsiteText>

const route = routesOf('texts')

export const texts = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['texts'] })
    .route(
      route(
        'List changed texts',
        'GET',
        '/website-texts',
        'Texts that admins changed; all others have built-in defaults.',
      ),
    )
    .output(z.array(WebsiteText)),
}
