import { procedures } from '#server/context.ts'
import { noteView } from './note-view.ts'

export const viewsHandlers = {
  note: procedures.views.note.handler(({ context, input }) => noteView(context, input.car_id)),
}
