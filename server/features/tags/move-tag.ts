import { asc } from 'drizzle-orm'
import { moveItem } from '#domain/order/move-item.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { tagContent } from './tag-content.ts'

/** @param before the ID of the tag that follows it; null moves it to the end */
export async function moveTag(context: CallContext, tagId: number, before: number | null): Promise<void> {
  const tags = await context.db
    .select({ id: car_tags.id, place: car_tags.priority })
    .from(car_tags)
    .orderBy(asc(car_tags.priority), asc(car_tags.id))
  const ids = tags.map(({ id }) => id)
  if (!ids.includes(tagId) || (before !== null && !ids.includes(before))) throw fail('NOT_FOUND')
  for (const { id, place } of moveItem(tags, tagId, before)) {
    await changeContent(context, tagContent, { content_id: String(id), wanted: { priority: place }, seen: {} })
  }
}
