import { z } from 'zod'
import { procedure } from './procedure.ts'

export const CarTag = z.object({ id: z.int(), name_en: z.string(), name_ar: z.string(), priority: z.int() })

export const tags = {
  list: procedure
    .meta({ access: 'public' })
    .route({ method: 'GET', path: '/car-tags', tags: ['tags'], summary: 'Enabled tags, the most important first' })
    .output(z.array(CarTag)),
}
