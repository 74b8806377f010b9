import { z } from 'zod'
import { procedure } from './procedure.ts'

export const WebsiteText = z.object({
  text_key: z.string(),
  text_ar: z.string(),
  text_en: z.string(),
  category: z.string(),
})
export type WebsiteText = z.output<typeof WebsiteText>

export const texts = {
  list: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/website-texts',
      tags: ['texts'],
      summary: 'Texts that admins changed; all others have built-in defaults',
    })
    .output(z.array(WebsiteText)),
}
