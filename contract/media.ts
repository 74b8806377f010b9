import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'
import { ContentUse } from './content-use.ts'
import { errors } from './errors.ts'
import { Cursor, pageOf, PageSize } from './pagination.ts'
import { atMost, OneLine, procedure, routesOf, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { UploadedPicture } from './uploaded-picture.ts'

const Alt = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(200)))

/** A picture as content shows it. */
export const MediaPicture = z.object({
  id: z.uuid(),
  /** URL of the largest version; the others follow from it. */
  url: z.string(),
  /** In pixels. */
  width: z.int(),
  height: z.int(),
  /** Empty if nobody has described it. */
  alt_ar: z.string(),
  alt_en: z.string(),
})
export type MediaPicture = z.output<typeof MediaPicture>

/** A picture in the library. */
export const StoredPicture = MediaPicture.extend({
  /** In bytes, of the uploaded file. */
  bytes: z.int(),
  added_at: Timestamp,
  /** The places that show it. */
  uses: z.array(ContentUse),
})
export type StoredPicture = z.output<typeof StoredPicture>

export const MediaSearch = z.strictObject({
  /** Words of the descriptions. */
  q: OneLine.check(atMost(100)).optional(),
  /** Only those that nothing shows. */
  unused: z.stringbool().optional(),
  after: Cursor,
  limit: PageSize,
})
export type MediaSearch = z.output<typeof MediaSearch>

const MediaPage = pageOf(StoredPicture)
export type MediaPage = z.output<typeof MediaPage>

const OnePicture = z.strictObject({ picture_id: z.uuid() })
const route = routesOf('admin: media')

export const media = {
  list: procedure
    .meta({ access: 'admin' })
    .route(
      route('List the pictures of the library', 'GET', '/admin/media', 'Newest first, with the places that show each.'),
    )
    .input(MediaSearch)
    .output(MediaPage),
  get: procedure
    .meta({ access: 'admin' })
    .route(route('Get a picture of the library', 'GET', '/admin/media/{picture_id}', 'With the places that show it.'))
    .input(OnePicture)
    .errors(errors('NOT_FOUND'))
    .output(StoredPicture),
  add: procedure
    .meta({ access: 'admin', forms: true })
    .route(
      route(
        'Add a picture to the library',
        'POST',
        '/admin/media',
        'Idempotent by the ID, which the client chooses. The same picture twice is two pictures.',
      ),
    )
    .input(z.strictObject({ id: z.uuid(), picture: UploadedPicture }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT'))
    .output(StoredPicture),
  change: procedure
    .meta({ access: 'admin' })
    .route(
      route('Describe a picture', 'PUT', '/admin/media/{picture_id}', 'Returns the names of the fields that changed.'),
    )
    .input(
      OnePicture.extend({
        wanted: z.strictObject({ alt_ar: Alt, alt_en: Alt }).partial(),
        seen: z.strictObject({ alt_ar: z.string(), alt_en: z.string() }).partial(),
      }),
    )
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED'))
    .output(z.object({ changed: z.array(z.string()) })),
  replace: procedure
    .meta({ access: 'admin', forms: true })
    .route(
      route(
        'Replace a picture',
        'POST',
        '/admin/media/{picture_id}/replace',
        'Every place that shows it shows the new picture. Descriptions stay.',
      ),
    )
    .input(OnePicture.extend({ picture: UploadedPicture }))
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'INVALID_INPUT'))
    .output(StoredPicture),
  delete: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Delete a picture',
        'POST',
        '/admin/media/{picture_id}/delete',
        'Fails while something shows it, unless `even_if_used` is set; these places then show none.',
      ),
    )
    .input(OnePicture.extend({ even_if_used: z.boolean().default(false) }))
    .errors(errors('NOT_FOUND', 'IN_USE')),
}
