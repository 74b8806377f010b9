import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listPictures } from './list-pictures.ts'
import { removePicture } from './remove-picture.ts'
import { setPictureView } from './set-picture-view.ts'
import { turnPicture } from './turn-picture.ts'

export const picturesHandlers = {
  list: procedures.pictures.list.handler(({ context, input }) =>
    listPictures(context.db, { owner_id: requireUser(context).id, ids: input.ids }),
  ),
  turn: procedures.pictures.turn.handler(({ context, input }) =>
    turnPicture(context, { owner_id: requireUser(context).id, ...input }),
  ),
  set_view: procedures.pictures.set_view.handler(({ context, input }) =>
    setPictureView(context, { owner_id: requireUser(context).id, ...input }),
  ),
  remove: procedures.pictures.remove.handler(({ context, input }) =>
    removePicture(context, { owner_id: requireUser(context).id, ...input }),
  ),
}
