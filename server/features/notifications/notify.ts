import type { NotificationKind, NotificationValues } from '#domain/notifications/kinds.ts'
import type { Db } from '#server/platform/db/client.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'

interface News {
  user_id: string
  kind: NotificationKind
  /** Values for the text. */
  values?: NotificationValues
  /** A path within this site. */
  link: string
  now: Date
}

/** Call it in the transaction of the event. */
export async function notify(tx: Db, { user_id, kind, values = {}, link, now }: News): Promise<void> {
  await tx.insert(notifications).values({ id: newId(), user_id, kind, data: values, link, created_at: now })
  afterCommit(tx, { type: 'notifications_changed', ids: [user_id] })
}
