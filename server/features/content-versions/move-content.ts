import { sql } from 'drizzle-orm'
import { moveItem } from '#domain/order/move-item.ts'
import type { Db } from '#server/platform/db/client.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { changeContentIn } from './change-content.ts'
import type { ContentContext, ContentStore } from './content-store.ts'

interface Order {
  store: ContentStore
  /** The field of the place. */
  field: string
  /** Reads all content in its order. */
  list: (tx: Db) => Promise<{ id: number; place: number }[]>
}

/**
 * Moves content within its order.
 * @param before the ID of the content that follows it; null moves it to the end
 * @throws NOT_FOUND
 */
export async function moveContent(
  context: ContentContext,
  { store, field, list }: Order,
  id: number,
  before: number | null,
): Promise<void> {
  const adminId = requireUser(context).id
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${store.kind}`}, 0))`)
    const items = await list(tx)
    const ids = items.map((item) => item.id)
    if (!ids.includes(id) || (before !== null && !ids.includes(before))) throw fail('NOT_FOUND')
    for (const moved of moveItem(items, id, before)) {
      const change = { content_id: String(moved.id), wanted: { [field]: moved.place }, seen: {} }
      await changeContentIn(context, tx, store, { ...change, admin_id: adminId })
    }
  })
}
