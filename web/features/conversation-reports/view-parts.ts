import { latePart } from '#web/platform/late-part.tsx'

/** The code of each kind of report is loaded separately, since one is shown at a time. */
export const VIEW_PARTS = {
  ads: latePart(() => import('./views/ads.ts')),
  conversations: latePart(() => import('./views/conversations.ts')),
  appeals: latePart(() => import('./views/appeals.ts')),
  reviews: latePart(() => import('./views/reviews.ts')),
}

type View = keyof typeof VIEW_PARTS

const isView = (text: string): text is View => Object.hasOwn(VIEW_PARTS, text)

/** The view at a URL of `/admin/reports`. */
export function viewOf(search: URLSearchParams): View {
  const asked = search.get('view') ?? ''
  return isView(asked) ? asked : 'ads'
}
