import { latePart } from '#web/platform/late-part.tsx'

/** Each kind of report has code of its own; one is shown. */
export const VIEW_PARTS = {
  ads: latePart(() => import('./views/ads.ts')),
  conversations: latePart(() => import('./views/conversations.ts')),
  appeals: latePart(() => import('./views/appeals.ts')),
  reviews: latePart(() => import('./views/reviews.ts')),
}

type View = keyof typeof VIEW_PARTS

const isView = (text: string): text is View => Object.hasOwn(VIEW_PARTS, text)

/** What an address of `/admin/reports` shows. */
export function viewOf(search: URLSearchParams): View {
  const asked = search.get('view') ?? ''
  return isView(asked) ? asked : 'ads'
}
