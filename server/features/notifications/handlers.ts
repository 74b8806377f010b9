import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { getPreferences, setPreferences, stopByLink } from './preferences.ts'
import { getPush, removePushDevice, savePushDevice } from './push/push-device.ts'
import { countUnread, listNotifications, markNotificationsRead } from './notifications.ts'

export const notificationsHandlers = {
  list: procedures.notifications.list.handler(({ context, input }) =>
    listNotifications(context, { user_id: requireUser(context).id, ...input }),
  ),
  count_unread: procedures.notifications.count_unread.handler(({ context }) =>
    countUnread(context.db, requireUser(context).id),
  ),
  mark_read: procedures.notifications.mark_read.handler(({ context, input }) =>
    markNotificationsRead(context, { user_id: requireUser(context).id, ids: input.ids }),
  ),
  get_preferences: procedures.notifications.get_preferences.handler(({ context }) =>
    getPreferences(context.db, requireUser(context).id),
  ),
  set_preferences: procedures.notifications.set_preferences.handler(({ context, input }) =>
    setPreferences(context.db, requireUser(context).id, input),
  ),
  get_push: procedures.notifications.get_push.handler(({ context }) => getPush(context)),
  save_push_device: procedures.notifications.save_push_device.handler(({ context, input }) =>
    savePushDevice(context, input),
  ),
  remove_push_device: procedures.notifications.remove_push_device.handler(({ context }) => removePushDevice(context)),
  stop: procedures.notifications.stop.handler(({ context, input }) => stopByLink(context, input.token)),
}
