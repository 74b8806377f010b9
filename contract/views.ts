import { z } from 'zod'
import { errors } from './errors.ts'
import { routesOf, voidProcedure } from './procedure.ts'

const route = routesOf('views')

export const views = {
  note: voidProcedure
    .meta({ access: 'public' })
    .route(route('Count a view of an ad', 'POST', '/cars/{car_id}/views', 'Each visitor counts once a day.'))
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('TOO_MANY_ATTEMPTS')),
}
