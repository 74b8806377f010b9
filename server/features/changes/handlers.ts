import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listChangesOfCars } from './list-changes-of-cars.ts'
import { listChanges } from './list-changes.ts'
import { markSeen } from './mark-seen.ts'
import { showAgain } from './show-again.ts'

const { changes } = procedures

export const changesHandlers = {
  list: changes.list.handler(({ context }) => listChanges(context, requireUser(context).id)),
  of_cars: changes.of_cars.handler(({ context, input }) => listChangesOfCars(context, input.cars)),
  mark_seen: changes.mark_seen.handler(({ context, input }) =>
    markSeen(context, { ...input, user_id: requireUser(context).id, as_of: new Date(input.as_of) }),
  ),
  show_again: changes.show_again.handler(({ context }) => showAgain(context, requireUser(context).id)),
}
