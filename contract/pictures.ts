import { z } from 'zod'
import { MOST_PICTURES, PICTURE_FAULTS, PICTURE_STATES } from '#domain/pictures/picture-limits.ts'
import { procedure } from './procedure.ts'

/** Where uploads go, by the protocol of tus.io; their metadata names the picture as `picture_id`. */
export const UPLOADS_ADDRESS = '/api/uploads'

export const OwnPicture = z.object({
  id: z.uuid(),
  state: z.enum(PICTURE_STATES),
  /** Why it was refused. */
  fault: z.enum(PICTURE_FAULTS).nullable(),
  /** Null until it was ready once; while a turned one is made, that of the turn before. */
  url: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Clockwise. */
  quarter_turns: z.int(),
})
export type OwnPicture = z.output<typeof OwnPicture>

const OnePicture = z.strictObject({ picture_id: z.uuid() })
const Ids = z.array(z.uuid()).max(MOST_PICTURES)

const of = (summary: string, method: 'GET' | 'PUT' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['pictures'],
  summary,
})

export const pictures = {
  list: procedure
    .meta({ access: 'user' })
    .route(of('Pictures of yours by their ids, in their order', 'GET', '/pictures'))
    .input(z.strictObject({ ids: z.union([Ids, z.uuid().transform((id) => [id])]) }))
    .output(z.array(OwnPicture)),
  turn: procedure
    .meta({ access: 'user' })
    .route(of('Turn a picture of yours, from how it was uploaded', 'PUT', '/pictures/{picture_id}/turn'))
    .input(OnePicture.extend({ quarter_turns: z.int().min(0).max(3) }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such picture' } })
    .output(OwnPicture),
  remove: procedure
    .meta({ access: 'user' })
    .route(of('Remove a picture of yours, unless an ad shows it', 'DELETE', '/pictures/{picture_id}'))
    .input(OnePicture)
    .output(z.object({ done: z.literal(true) })),
}
