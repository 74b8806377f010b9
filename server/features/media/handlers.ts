import { procedures } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { addMedia, deleteMedia, replaceMedia } from './change-media.ts'
import { getMedia, listMedia } from './list-media.ts'
import { mediaContent } from './media-content.ts'

const { media } = procedures

export const mediaHandlers = {
  list: media.list.handler(({ context, input }) => listMedia(context.db, input)),
  get: media.get.handler(({ context, input }) => getMedia(context.db, input.picture_id)),
  add: media.add.handler(({ context, input }) => addMedia(context, input)),
  change: media.change.handler(async ({ context, input: { picture_id, wanted, seen } }) => ({
    changed: await changeContent(context, mediaContent, { content_id: picture_id, wanted, seen, mustExist: true }),
  })),
  replace: media.replace.handler(({ context, input: { picture_id, picture } }) =>
    replaceMedia(context, { id: picture_id, picture }),
  ),
  delete: media.delete.handler(({ context, input: { picture_id, even_if_used } }) =>
    deleteMedia(context, picture_id, { evenIfUsed: even_if_used }),
  ),
}
