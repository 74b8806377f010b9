import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { MOST_NOTIFICATIONS, type Notification } from '#contract/notifications.ts'
import type { Services } from '#server/context.ts'
import { notifications } from '#server/platform/db/schema/index.ts'

type Needed = Pick<Services, 'db' | 'clock'>

/** Latest first. */
export async function listNotifications({ db }: Needed, user_id: string): Promise<Notification[]> {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, user_id))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(MOST_NOTIFICATIONS)
  return rows.map(({ id, kind, data, link, created_at, read_at }) => ({
    id,
    kind,
    values: data,
    link,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }))
}

/** Those of other users are left alone. */
export async function markNotificationsRead(
  { db, clock }: Needed,
  { user_id, ids }: { user_id: string; ids: readonly string[] },
): Promise<void> {
  await db
    .update(notifications)
    .set({ read_at: clock() })
    .where(and(eq(notifications.user_id, user_id), inArray(notifications.id, [...ids]), isNull(notifications.read_at)))
}
