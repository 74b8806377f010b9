import { z } from 'zod'
import { MOST_PICTURES, PICTURE_FAULTS, PICTURE_STATES } from '#domain/pictures/picture-limits.ts'
import { CHOSEN_VIEWS } from '#domain/pictures/picture-views.ts'
import { errors } from './errors.ts'
import { procedure, routesOf, voidProcedure } from './procedure.ts'

export const OwnPicture = z.object({
  id: z.uuid(),
  state: z.enum(PICTURE_STATES),
  /** Why the picture was rejected; null if it was not. */
  fault: z.enum(PICTURE_FAULTS).nullable(),
  /**
   * Null until the picture is processed. While a rotation is being processed, the previous URL. With `v=24` it is the
   * cover of a video of 24 seconds, whose file has the same URL with `.mp4` instead of `-960.webp?…`.
   */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Clockwise rotation in quarter turns. */
  quarter_turns: z.int(),
  /** What it shows; null if the owner has not said it. */
  view: z.enum(CHOSEN_VIEWS).nullable(),
})
export type OwnPicture = z.output<typeof OwnPicture>

const OnePicture = z.strictObject({ picture_id: z.uuid() })
const Ids = z.array(z.uuid()).max(MOST_PICTURES)

const route = routesOf('pictures')

export const pictures = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List pictures by ID', 'GET', '/me/pictures', 'In the order of the IDs.'))
    .input(z.strictObject({ ids: z.union([Ids, z.uuid().transform((id) => [id])]) }))
    .output(z.array(OwnPicture)),
  turn: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Rotate a picture',
        'PUT',
        '/me/pictures/{picture_id}/turn',
        'The rotation is relative to the upload. Videos cannot be rotated.',
      ),
    )
    .input(OnePicture.extend({ quarter_turns: z.int().min(0).max(3) }))
    .errors(errors('NOT_FOUND', 'INVALID_INPUT'))
    .output(OwnPicture),
  set_view: procedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route(
        'Say what a picture shows',
        'PUT',
        '/me/pictures/{picture_id}/view',
        'Ads that show the picture say it too.',
      ),
    )
    .input(OnePicture.extend({ view: z.enum(CHOSEN_VIEWS).nullable() }))
    .errors(errors('NOT_FOUND'))
    .output(OwnPicture),
  remove: voidProcedure
    .meta({ access: 'user', scope: 'ads:write' })
    .route(
      route('Delete a picture', 'DELETE', '/me/pictures/{picture_id}', 'Pictures that an ad shows are not deleted.'),
    )
    .input(OnePicture),
}
