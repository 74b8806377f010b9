import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { getHandOver } from './get-hand-over.ts'
import { getSheet } from './get-sheet.ts'
import { setName } from './set-name.ts'
import { tickItem } from './tick-item.ts'

const { hand_over } = procedures

export const handOverHandlers = {
  get: hand_over.get.handler(({ context, input }) =>
    getHandOver(context, { user_id: requireUser(context).id, ...input }),
  ),
  tick: hand_over.tick.handler(({ context, input }) => tickItem(context, input)),
  get_sheet: hand_over.get_sheet.handler(({ context, input }) =>
    getSheet(context, { user_id: requireUser(context).id, ...input }),
  ),
  set_name: hand_over.set_name.handler(({ context, input }) => setName(context, input)),
}
