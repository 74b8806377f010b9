import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { CHANNELS, NOTIFICATION_LISTS, TOPICS } from '#domain/notifications/topics.ts'
import { LinkToken } from './credentials.ts'
import { errors } from './errors.ts'
import { Cursor, PageSize, pageOf } from './pagination.ts'
import { atMost, procedure, routesOf, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const Notification = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Values for the placeholders of the text, by language. */
  values: z.record(z.enum(LANGUAGES), z.record(z.string(), z.union([z.string(), z.number()]))),
  /** A path within this site. */
  link: z.string(),
  created_at: Timestamp,
  read_at: Timestamp.nullable(),
})
export type Notification = z.output<typeof Notification>

/** The maximum size of a page. */
const MOST_NOTIFICATIONS = 100

const Hour = z.int().min(0).max(23)

export const NotificationPreferences = z.strictObject({
  /** Whether notifications of each topic are sent, by channel. */
  choices: z
    .array(z.strictObject({ topic: z.enum(TOPICS), channel: z.enum(CHANNELS), is_on: z.boolean() }))
    .max(TOPICS.length * CHANNELS.length)
    .refine((all) => new Set(all.map(({ topic, channel }) => `${topic} ${channel}`)).size === all.length, 'doubled'),
  /**
   * Hours in Riyadh during which emails and push notifications wait, except security emails. Equal hours turn this off.
   */
  quiet_hours: z.strictObject({ from_hour: Hour, to_hour: Hour }),
})
export type NotificationPreferences = z.output<typeof NotificationPreferences>

/** The push settings of the requesting device. */
export const PushSettings = z.object({
  /** The VAPID public key for browser subscriptions, in base64url. */
  public_key: z.string(),
  device: z.object({ endpoint: z.string(), lang: z.enum(LANGUAGES) }).nullable(),
})
export type PushSettings = z.output<typeof PushSettings>

/** A `PushSubscription` as serialised by browsers. */
export const PushDevice = z.strictObject({
  endpoint: z.url().check(atMost(1000)),
  keys: z.strictObject({ p256dh: z.base64url().check(atMost(100)), auth: z.base64url().check(atMost(50)) }),
  /** The language of notifications on the device. */
  lang: z.enum(LANGUAGES),
})
export type PushDevice = z.output<typeof PushDevice>

const route = routesOf('notifications')

export const notifications = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(route('List the notifications of the signed-in user', 'GET', '/me/notifications', 'Latest first.'))
    .input(z.strictObject({ list: z.enum(NOTIFICATION_LISTS).default('all'), after: Cursor, limit: PageSize }))
    .output(pageOf(Notification)),
  count_unread: procedure
    .meta({ access: 'user' })
    .route(
      route('Count unread notifications', 'GET', '/me/unread-notifications', 'Of the signed-in user, in all topics.'),
    )
    .output(z.object({ unread_count: z.int() })),
  mark_read: voidProcedure
    .meta({ access: 'user' })
    .route(route('Mark notifications as read', 'POST', '/me/notifications/read', 'Marks only the given notifications.'))
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(MOST_NOTIFICATIONS) })),
  get_preferences: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the notification preferences of the signed-in user',
        'GET',
        '/me/notification-preferences',
        'The channels of each topic and the quiet hours. Choices that the user has not made have their default.',
      ),
    )
    .output(NotificationPreferences),
  set_preferences: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Set the notification preferences of the signed-in user',
        'PUT',
        '/me/notification-preferences',
        'Omitted choices stay unchanged. Emails about the account and its security cannot be turned off.',
      ),
    )
    .input(NotificationPreferences),
  get_push: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Check whether this device receives push notifications',
        'GET',
        '/me/push-device',
        'The device of this session, and the public key for subscribing it.',
      ),
    )
    .output(PushSettings),
  save_push_device: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Turn on push notifications on this device',
        'PUT',
        '/me/push-device',
        'Ends with the session. A user can have ten devices; the oldest ones are removed.',
      ),
    )
    .input(PushDevice)
    .errors(errors('INVALID_INPUT', 'TOO_MANY_ATTEMPTS')),
  remove_push_device: voidProcedure
    .meta({ access: 'user' })
    .route(route('Turn off push notifications on this device', 'DELETE', '/me/push-device', 'Idempotent.')),
  stop: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Unsubscribe from the emails of a topic',
        'POST',
        '/notifications/stops/{token}',
        'Requires the token of the emailed link. Idempotent.',
      ),
    )
    .input(z.strictObject({ token: LinkToken }))
    .errors(errors('LINK_INVALID')),
}
