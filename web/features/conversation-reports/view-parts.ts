import { lazyPagePart } from '#web/rendering/lazy-page-part.tsx'

/** The code of each kind of report is loaded separately, since one is shown at a time. */
export const VIEW_PARTS = {
  ads: lazyPagePart(() => import('./views/ads.ts')),
  conversations: lazyPagePart(() => import('./views/conversations.ts')),
  appeals: lazyPagePart(() => import('./views/appeals.ts')),
  reviews: lazyPagePart(() => import('./views/reviews.ts')),
}

type View = keyof typeof VIEW_PARTS

const isView = (text: string): text is View => Object.hasOwn(VIEW_PARTS, text)

/** The view at a URL of `/admin/reports`. */
export function viewOf(search: URLSearchParams): View {
  const asked = search.get('view') ?? ''
  return isView(asked) ? asked : 'ads'
}
