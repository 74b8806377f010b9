import { latePart } from '#web/rendering/late-part.tsx'
import type { ExplorePage } from './page-facets.ts'

export const BeatenNote = latePart(async () => (await import('./beaten-note.tsx')).BeatenNote)
export const EmptyResult = latePart(async () => (await import('./empty-result.tsx')).EmptyResult)
export const OtherGoodsNotice = latePart(async () => (await import('./other-goods-notice.tsx')).OtherGoodsNotice)
export const UnderstoodText = latePart(async () => (await import('./understood-text.tsx')).UnderstoodText)

/** Loads the parts that a page needs, so that it renders without a fallback. */
export async function loadLateParts({ total, beaten_count, understood }: ExplorePage): Promise<void> {
  const { chips, unused, sought, unsaid, unread } = understood
  await Promise.all([
    total === 0 && EmptyResult.load(),
    beaten_count !== undefined && BeatenNote.load(),
    understood.other_goods && OtherGoodsNotice.load(),
    [chips, unused, sought, unsaid, unread].some(({ length }) => length) && UnderstoodText.load(),
  ])
}
