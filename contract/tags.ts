import { z } from 'zod'
import { procedure, routesOf } from './procedure.ts'

export const CarTag = z.object({ id: z.int(), name_en: z.string(), name_ar: z.string(), priority: z.int() })

const route = routesOf('tags')

export const tags = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['tags'] })
    .route(route('List enabled tags', 'GET', '/car-tags', 'Most important first.'))
    .output(z.array(CarTag)),
}
