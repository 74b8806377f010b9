import { z } from 'zod'
import { FAVORITE_SORTS } from '#domain/favorites/sorts.ts'
import { CarCard } from './cars.ts'
import { procedure } from './procedure.ts'

/** More are kept by nobody; it bounds what one request can ask for. */
export const MOST_FAVORITES = 500

export const Favorite = z.object({
  card: CarCard,
  /** Null while the car is for sale. */
  ended: z.enum(['sold', 'expired', 'inactive', 'deleted']).nullable(),
  saved_at: z.iso.datetime(),
  /** Riyals, when it was saved. */
  price_when_saved: z.int(),
})
export type Favorite = z.output<typeof Favorite>

const OneCar = z.strictObject({ car_id: z.uuid() })
const Ids = z.object({ car_ids: z.array(z.uuid()) })

export const favorites = {
  list_ids: procedure
    .meta({ access: 'user' })
    .route({ method: 'GET', path: '/favorites/ids', tags: ['favorites'], summary: 'Ids of the ads that you saved' })
    .output(Ids),
  list: procedure
    .meta({ access: 'user' })
    .route({
      method: 'GET',
      path: '/favorites',
      tags: ['favorites'],
      summary: 'Ads that you saved, with what became of them',
    })
    .input(z.strictObject({ sort: z.enum(FAVORITE_SORTS).default('saved') }))
    .output(z.array(Favorite)),
  add: procedure
    .meta({ access: 'user' })
    .route({ method: 'PUT', path: '/favorites/{car_id}', tags: ['favorites'], summary: 'Save an ad' })
    .input(OneCar)
    .errors({
      NOT_FOUND: { status: 404, message: 'There is no such ad' },
      TOO_MANY: { status: 422, message: `Nobody can save more than ${MOST_FAVORITES} ads` },
    })
    .output(Ids),
  remove: procedure
    .meta({ access: 'user' })
    .route({ method: 'DELETE', path: '/favorites/{car_id}', tags: ['favorites'], summary: 'Save an ad no longer' })
    .input(OneCar)
    .output(Ids),
  merge: procedure
    .meta({ access: 'user' })
    .route({
      method: 'POST',
      path: '/favorites',
      tags: ['favorites'],
      summary: 'Save the ads that were kept on a device before signing in; unknown ones are left out',
    })
    .input(z.strictObject({ car_ids: z.array(z.uuid()).max(MOST_FAVORITES) }))
    .output(Ids),
}
