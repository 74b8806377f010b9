import type { ComponentProps } from 'react'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { lazyPart } from '#web/rendering/lazy-part.ts'
import type { ExplorePage } from './page-facets.ts'

const loadEmptyResult = () => import('./empty-result.tsx')
const loadOtherGoodsNotice = () => import('./other-goods-notice.tsx')
const loadUnderstoodText = () => import('./understood-text.tsx')
const LazyEmptyResult = lazyPart(loadEmptyResult)
const LazyOtherGoodsNotice = lazyPart(loadOtherGoodsNotice)
const LazyUnderstoodText = lazyPart(loadUnderstoodText)

/** Code that is already loaded. React would suspend for a moment on a lazy component even then. */
const loaded: {
  emptyResult?: Awaited<ReturnType<typeof loadEmptyResult>>
  otherGoodsNotice?: Awaited<ReturnType<typeof loadOtherGoodsNotice>>
  understoodText?: Awaited<ReturnType<typeof loadUnderstoodText>>
} = {}

/**
 * Loads the parts that a page needs, so that it renders without a fallback. After a failure the lazy component loads
 * itself.
 */
export async function loadLazyParts({ total, understood }: ExplorePage): Promise<void> {
  try {
    if (total === 0) loaded.emptyResult ??= await loadEmptyResult()
    if (understood.other_goods) loaded.otherGoodsNotice ??= await loadOtherGoodsNotice()
    const { chips, unused, sought, unsaid, unread } = understood
    if (chips.length || unused.length || sought.length || unsaid.length || unread.length)
      loaded.understoodText ??= await loadUnderstoodText()
  } catch {}
}

export function EmptyResult(props: ComponentProps<typeof LazyEmptyResult>) {
  const Part = loaded.emptyResult?.default ?? LazyEmptyResult
  return (
    <LateBoundary>
      <Part {...props} />
    </LateBoundary>
  )
}

export function OtherGoodsNotice(props: ComponentProps<typeof LazyOtherGoodsNotice>) {
  const Part = loaded.otherGoodsNotice?.default ?? LazyOtherGoodsNotice
  return (
    <LateBoundary>
      <Part {...props} />
    </LateBoundary>
  )
}

export function UnderstoodText(props: ComponentProps<typeof LazyUnderstoodText>) {
  const Part = loaded.understoodText?.default ?? LazyUnderstoodText
  return (
    <LateBoundary>
      <Part {...props} />
    </LateBoundary>
  )
}
