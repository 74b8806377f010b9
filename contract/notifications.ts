import { z } from 'zod'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { procedure } from './procedure.ts'

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** What its text names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Within this site. */
  link: z.string(),
  created_at: z.iso.datetime(),
  read_at: z.iso.datetime().nullable(),
})
export type Notification = z.output<typeof Notification>

export const notifications = {
  list: procedure
    .meta({ access: 'user' })
    .route({ method: 'GET', path: '/notifications', tags: ['notifications'], summary: 'What happened lately' })
    .output(z.array(Notification)),
  mark_read: procedure
    .meta({ access: 'user' })
    .route({ method: 'POST', path: '/notifications/read', tags: ['notifications'], summary: 'You have seen them all' })
    .output(z.object({ done: z.literal(true) })),
}
