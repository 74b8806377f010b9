import type { NotificationKind, NotificationValues } from '#domain/notifications/kinds.ts'
import type { Db } from '#server/platform/db/client.ts'
import { notifications } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

interface News {
  user_id: string
  kind: NotificationKind
  /** What its text names. */
  values?: NotificationValues
  /** Within this site. */
  link: string
  now: Date
}

/** In the transaction of what it tells of. */
export async function notify(tx: Db, { user_id, kind, values = {}, link, now }: News): Promise<void> {
  await tx.insert(notifications).values({ id: newId(), user_id, kind, data: values, link, created_at: now })
}
