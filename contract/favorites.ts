import { z } from 'zod'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { FAVORITE_SORTS } from '#domain/favorites/sorts.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { procedure, routesOf } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const Favorite = z.object({
  card: CarCard,
  /** Why the ad is no longer active; null while it is. */
  ended: z.enum(['sold', 'expired', 'inactive', 'deleted']).nullable(),
  saved_at: Timestamp,
  /** The price in riyals when the ad was saved; null if it was on request. */
  price_when_saved: z.int().nullable(),
})
export type Favorite = z.output<typeof Favorite>

const OneCar = z.strictObject({ car_id: z.uuid() })
const Ids = z.object({ car_ids: z.array(z.uuid()) })

const route = routesOf('favorites')

export const favorites = {
  list_ids: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route('List the IDs of favorite ads', 'GET', '/me/favorites/ids', 'Latest first. Includes ads that have ended.'),
    )
    .output(Ids),
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List favorite ads', 'GET', '/me/favorites', 'Includes ads that have ended.'))
    .input(z.strictObject({ sort: z.enum(FAVORITE_SORTS).default('saved') }))
    .output(z.array(Favorite)),
  add: procedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Add an ad to the favorites',
        'PUT',
        '/me/favorites/{car_id}',
        'Idempotent. Fails if the ad is not active or the user has reached the limit.',
      ),
    )
    .input(OneCar)
    .errors(errors('NOT_FOUND', 'TOO_MANY'))
    .output(Ids),
  remove: procedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Remove an ad from the favorites',
        'DELETE',
        '/me/favorites/{car_id}',
        'Idempotent. Also removes ads that have ended.',
      ),
    )
    .input(OneCar)
    .output(Ids),
  merge: procedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Add ads to the favorites',
        'POST',
        '/me/favorites',
        'Merges favorites that a device stored before the sign-in, first ones first. Those that are not active or above the limit are left out.',
      ),
    )
    .input(z.strictObject({ car_ids: z.array(z.uuid()).max(MOST_FAVORITES) }))
    .output(
      Ids.extend({
        /** How many of the given ads are not among the favorites. */
        left_out: z.int(),
      }),
    ),
}
