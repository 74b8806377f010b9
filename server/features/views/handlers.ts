import { DONE } from '#contract/done.ts'
import { procedures } from '#server/context.ts'
import { noteView } from './note-view.ts'

export const viewsHandlers = {
  note: procedures.views.note.handler(async ({ context, input }) => {
    await noteView(context, input.car_id)
    return DONE
  }),
}
