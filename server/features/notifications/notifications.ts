import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Notification } from '#contract/notifications.ts'
import { NOTIFICATION_KINDS } from '#domain/notifications/kinds.ts'
import { TOPIC_OF, type Topic, type NOTIFICATION_LISTS } from '#domain/notifications/topics.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { isAfter, pageOf } from '#server/platform/db/cursor-page.ts'
import { notifications } from '#server/platform/db/schema/index.ts'

type Needed = Pick<Services, 'db' | 'clock'>

interface Listed {
  user_id: string
  list: (typeof NOTIFICATION_LISTS)[number]
  after?: string | undefined
  limit: number
}

const isUnread = (userId: string) => and(eq(notifications.user_id, userId), isNull(notifications.read_at))

/** Latest first. */
export async function listNotifications(
  { db }: Pick<Needed, 'db'>,
  { user_id, list, after, limit }: Listed,
): Promise<{ items: Notification[]; next: string | null }> {
  const rows = await db
    .select()
    .from(notifications)
    .where(
      and(
        list === 'unread' ? isUnread(user_id) : eq(notifications.user_id, user_id),
        list === 'all' || list === 'unread' ? undefined : inArray(notifications.kind, kindsOf(list)),
        isAfter({ created_at: notifications.created_at, id: notifications.id }, after),
      ),
    )
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(limit + 1)
  const { found, next } = pageOf(rows, limit)
  return { items: found.map(present), next }
}

const kindsOf = (topic: Topic) => NOTIFICATION_KINDS.filter((kind) => TOPIC_OF[kind] === topic)

const present = ({ id, kind, data, link, created_at, read_at }: typeof notifications.$inferSelect): Notification => ({
  id,
  kind,
  values: data,
  link,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})

export const countUnread = async (db: Db, userId: string): Promise<{ unread_count: number }> => ({
  unread_count: await db.$count(notifications, isUnread(userId)),
})

/** Marks notifications as read. IDs of other users' notifications are ignored. */
export async function markNotificationsRead(
  { db, clock }: Needed,
  { user_id, ids }: { user_id: string; ids: readonly string[] },
): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: clock() })
    .where(and(isUnread(user_id), inArray(notifications.id, [...ids])))
}
