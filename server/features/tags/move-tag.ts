import { asc, sql } from 'drizzle-orm'
import { moveItem } from '#domain/order/move-item.ts'
import type { CallContext } from '#server/context.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { tagContent } from './tag-content.ts'

/** @param before the ID of the tag that follows it; null moves it to the end */
export async function moveTag(context: CallContext, tagId: number, before: number | null): Promise<void> {
  const adminId = requireUser(context).id
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('order of tags', 0))`)
    const tags = await tx
      .select({ id: car_tags.id, place: car_tags.priority })
      .from(car_tags)
      .orderBy(asc(car_tags.priority), asc(car_tags.id))
    const ids = tags.map(({ id }) => id)
    if (!ids.includes(tagId) || (before !== null && !ids.includes(before))) throw fail('NOT_FOUND')
    for (const { id, place } of moveItem(tags, tagId, before)) {
      const change = { content_id: String(id), wanted: { priority: place }, seen: {} }
      await changeContentIn(context, tx, tagContent, { ...change, admin_id: adminId })
    }
  })
}
