import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

interface Seen {
  user_id: string
  /** The path of the page that was opened. */
  link: string
  /** Later notifications stay unread. */
  until: Date
  now: Date
}

/** Marks the notifications that link to an opened page as read. */
export async function readByLink(tx: Db, { user_id, link, until, now }: Seen): Promise<void> {
  const { rowCount } = await tx
    .update(notifications)
    .set({ read_at: now })
    .where(
      and(
        eq(notifications.user_id, user_id),
        eq(notifications.link, link),
        lte(notifications.created_at, until),
        isNull(notifications.read_at),
      ),
    )
  if (rowCount) afterCommit(tx, { type: 'notifications_changed', ids: [user_id] })
}
