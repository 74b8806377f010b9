import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listNotifications, markNotificationsRead } from './notifications.ts'

export const notificationsHandlers = {
  list: procedures.notifications.list.handler(({ context }) => listNotifications(context, requireUser(context).id)),
  mark_read: procedures.notifications.mark_read.handler(({ context, input }) =>
    markNotificationsRead(context, { user_id: requireUser(context).id, ids: input.ids }),
  ),
}
