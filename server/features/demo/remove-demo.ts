import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { removeSearchableCars } from '#server/features/search/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { DEMO_CONVERSATIONS } from './add-demo-conversations.ts'
import { DEMO_DECISIONS } from './add-demo-decisions.ts'
import { DEMO_QUEUES } from './add-demo-queues.ts'
import { DEMO_REVIEWS } from './add-demo-reviews.ts'
import {
  admin_changes,
  analytics_days,
  analytics_events,
  cars,
  identity_documents,
  identity_requests,
  penalties,
  profiles,
  support_requests,
  users,
} from '#server/platform/db/schema/index.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/**
 * Deletes all demo ads, sellers and accounts, and the identity document of one of them.
 * @returns the number of deleted ads
 */
export async function removeDemo(db: Db, privateFiles: Pick<FileStore, 'remove'>): Promise<number> {
  const { removed, fileKeys } = await db.transaction(async (tx) => {
    const keys = tx.select({ key: cars.key }).from(cars).where(eq(cars.demo, true))
    await removeSearchableCars(tx, keys)
    const { rowCount } = await tx.delete(cars).where(eq(cars.demo, true))
    const people = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.demo, true))
    const documents = await tx
      .select({ file_key: identity_documents.file_key })
      .from(identity_documents)
      .innerJoin(identity_requests, eq(identity_requests.id, identity_documents.request_id))
      .where(inArray(identity_requests.user_id, people))
    await tx.delete(support_requests).where(inArray(support_requests.user_id, people))
    await tx.delete(penalties).where(eq(penalties.is_demo, true))
    await tx.delete(admin_changes).where(eq(admin_changes.is_demo, true))
    await tx.delete(users).where(inArray(users.id, people))
    await tx.delete(profiles).where(eq(profiles.demo, true))
    await tx.delete(analytics_days).where(eq(analytics_days.is_demo, true))
    await tx.delete(analytics_events).where(eq(analytics_events.is_demo, true))
    await writeSetting(tx, 'demo', false)
    await writeSetting(tx, DEMO_CONVERSATIONS, false)
    await writeSetting(tx, DEMO_REVIEWS, false)
    await writeSetting(tx, DEMO_QUEUES, false)
    await writeSetting(tx, DEMO_DECISIONS, false)
    afterCommit(tx, { type: 'cars_changed', ids: 'all' })
    afterCommit(tx, { type: 'profiles_changed', ids: 'all' })
    afterCommit(tx, { type: 'sessions_ended', ids: 'all' })
    return { removed: rowCount ?? 0, fileKeys: documents.map(({ file_key }) => file_key) }
  })
  for (const fileKey of fileKeys) await privateFiles.remove(fileKey)
  return removed
}
