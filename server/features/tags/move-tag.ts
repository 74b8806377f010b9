import { asc } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { moveContent } from '#server/features/content-versions/public.ts'
import { car_tags } from '#server/platform/db/schema/index.ts'
import { tagContent } from './tag-content.ts'

/**
 * @param before the ID of the tag that follows it; null moves it to the end
 * @throws NOT_FOUND
 */
export const moveTag = (context: CallContext, tagId: number, before: number | null): Promise<void> =>
  moveContent(
    context,
    {
      store: tagContent,
      field: 'priority',
      list: (tx) =>
        tx
          .select({ id: car_tags.id, place: car_tags.priority })
          .from(car_tags)
          .orderBy(asc(car_tags.priority), asc(car_tags.id)),
    },
    tagId,
    before,
  )
