import { max } from 'drizzle-orm'
import { PLACE_STEP } from '#domain/order/move-item.ts'
import type { NewTag } from '#contract/tags.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'
import { tagContent } from './tag-content.ts'

/** @returns the ID of the new tag, which has the lowest priority */
export async function addTag(context: CallContext, tag: NewTag): Promise<{ id: number }> {
  const { db } = context
  const [last] = await db.select({ priority: max(car_tags.priority) }).from(car_tags)
  const id = await nextId(db, car_tags)
  const priority = (last?.priority ?? 0) + PLACE_STEP
  await changeContent(context, tagContent, {
    content_id: String(id),
    wanted: { ...tag, priority, bit: null, car_ids: [] },
    seen: {},
  })
  return { id }
}
