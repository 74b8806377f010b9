import { and, eq, gt, isNull, ne, notExists } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { afterQuietHours } from '#domain/notifications/quiet-hours.ts'
import type { Topic } from '#domain/notifications/topics.ts'
import type { Services } from '#server/context.ts'
import { isOnline } from '#server/features/presence/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  blocks,
  conversation_sides,
  messages,
  notifications,
  profiles,
  push_devices,
  sessions,
} from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { readPreferences } from '../read-preferences.ts'
import { changedSentence, type PushSentence } from './push-texts.ts'
import { readPushKeys } from './push-keys.ts'

export type Unread = { notification_id: string } | { conversation_id: string; seq: number }

export interface PushToSend {
  /** The session of the device. */
  session_id: string
  topic: Topic
  notice: { title: string; body: string; lang: Lang; tag: string; link: string }
  /** The texts of the title and of the body, if they have one. */
  sentence?: PushSentence
  bodySentence?: PushSentence
  /** The conversation of the notification; null if none. */
  conversation_id: string | null
  unread: Unread | null
  /** When the event happened, in ISO 8601. */
  told_at: string
}

/** Older push notifications are dropped. */
const USEFUL_MS = DAY_MS
/** How long users with an open page have to see the event there. */
const PATIENCE_MS = MINUTE_MS

/**
 * Sends a push notification. Drops it if it was read meanwhile, its sender was blocked or deleted, or the user has
 * turned it off.
 */
export const sendPush: Job<PushToSend, Services> = {
  name: 'send_push',
  retries: 8,
  seconds: 60,
  concurrency: 4,
  run: async (services, data) => {
    const { db, clock, push, websiteTexts } = services
    const { session_id, topic, notice, sentence, bodySentence, conversation_id, unread } = data
    const now = clock()
    const device = await findDevice(db, session_id, now)
    const leftMs = new Date(data.told_at).getTime() + USEFUL_MS - now.getTime()
    if (!device || leftMs <= 0 || (unread && !(await isUnread(db, unread)))) return
    if (conversation_id && !(await isReachable(db, device.user_id, conversation_id))) return
    const { isOn, quiet_hours } = await readPreferences(db, device.user_id)
    if (!isOn(topic, 'push')) return
    const after = afterQuietHours(await afterSeeing(services, device.user_id, data, now), quiet_hours)
    if (after > now) return services.jobs.add(db, sendPush, data, after)
    const changed = await websiteTexts()
    const inWords = (text: PushSentence | undefined, builtIn: string): string =>
      (text && changedSentence(text, notice.lang, changed)) ?? builtIn
    const title = inWords(sentence, notice.title)
    const body = inWords(bodySentence, notice.body)
    const outcome = await push.send({
      to: device,
      payload: JSON.stringify({ ...notice, title, body, dir: directionOf(notice.lang) }),
      keys: await readPushKeys(services),
      seconds: Math.ceil(leftMs / 1000),
      topic: notice.tag.replaceAll('-', ''),
    })
    if (outcome === 'gone') {
      const isSame = and(eq(push_devices.session_id, session_id), eq(push_devices.endpoint, device.endpoint))
      await db.delete(push_devices).where(isSame)
    }
  },
}

/** Undefined if the session has ended or the user is suspended. */
async function findDevice(db: Db, sessionId: string, now: Date) {
  const [found] = await db
    .select({ device: push_devices })
    .from(push_devices)
    .innerJoin(sessions, eq(sessions.id, push_devices.session_id))
    .innerJoin(profiles, eq(profiles.id, push_devices.user_id))
    .where(and(eq(push_devices.session_id, sessionId), gt(sessions.expires_at, now), eq(profiles.status, 'active')))
  return found?.device
}

async function isUnread(db: Db, unread: Unread): Promise<boolean> {
  if ('notification_id' in unread) {
    const isNew = and(eq(notifications.id, unread.notification_id), isNull(notifications.read_at))
    return (await db.$count(notifications, isNew)) > 0
  }
  const { conversation_id, seq } = unread
  const isNew = and(eq(messages.conversation_id, conversation_id), eq(messages.seq, seq), isNull(messages.read_at))
  return (await db.$count(messages, isNew)) > 0
}

/** Whether the other side of a conversation exists and is not blocked. */
async function isReachable(db: Db, userId: string, conversationId: string): Promise<boolean> {
  const isBlocked = db
    .select({ blocked_id: blocks.blocked_id })
    .from(blocks)
    .where(and(eq(blocks.blocker_id, userId), eq(blocks.blocked_id, conversation_sides.user_id)))
  const others = await db
    .select({ user_id: profiles.id })
    .from(conversation_sides)
    .innerJoin(profiles, eq(profiles.id, conversation_sides.user_id))
    .where(
      and(
        eq(conversation_sides.conversation_id, conversationId),
        ne(conversation_sides.user_id, userId),
        eq(profiles.status, 'active'),
        notExists(isBlocked),
      ),
    )
  return others.length > 0
}

/** Delays the notification for users with an open page, so that they can see the event there. */
async function afterSeeing(services: Services, userId: string, { told_at }: PushToSend, now: Date): Promise<Date> {
  const patience = new Date(new Date(told_at).getTime() + PATIENCE_MS)
  return patience > now && (await isOnline(services, userId)) ? patience : now
}
