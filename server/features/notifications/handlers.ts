import { procedures } from '#server/context.ts'
import { signedIn } from '#server/features/accounts/public.ts'
import { listNotifications, markNotificationsRead } from './notifications.ts'

export const notificationsHandlers = {
  list: procedures.notifications.list.handler(({ context }) => listNotifications(context, signedIn(context).id)),
  mark_read: procedures.notifications.mark_read.handler(async ({ context }) => {
    await markNotificationsRead(context, signedIn(context).id)
    return { done: true } as const
  }),
}
