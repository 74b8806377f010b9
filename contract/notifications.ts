import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { procedure, routesOf, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Values for the text. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** A path within this site. */
  link: z.string(),
  created_at: Timestamp,
  read_at: Timestamp.nullable(),
})
export type Notification = z.output<typeof Notification>

/** As many as the list has at most. */
export const MOST_NOTIFICATIONS = 100

const route = routesOf('notifications')

export const notifications = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List recent notifications', 'GET', '/me/notifications'))
    .output(z.array(Notification)),
  mark_read: voidProcedure
    .meta({ access: 'user' })
    .route(route('Mark notifications as read', 'POST', '/me/notifications/read', 'Those that were shown.'))
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_NOTIFICATIONS) })),
}
