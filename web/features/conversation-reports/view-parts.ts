import { latePart } from '#web/rendering/late-part.tsx'

/** The code of each kind of report is loaded separately, since one is shown at a time. */
export const VIEW_PARTS = {
  ads: latePart(async () => (await import('#web/features/reports/report-queue.tsx')).ReportQueue),
  conversations: latePart(async () => (await import('./conversation-report-queue.tsx')).ConversationReportQueue),
  appeals: latePart(async () => (await import('#web/features/penalties/appeal-queue.tsx')).AppealQueue),
  reviews: latePart(
    async () => (await import('#web/features/seller-reviews/reported-review-queue.tsx')).ReportedReviewQueue,
  ),
}

type View = keyof typeof VIEW_PARTS

const isView = (text: string): text is View => Object.hasOwn(VIEW_PARTS, text)

/** The view at a URL of `/admin/reports`. */
export function viewOf(search: URLSearchParams): View {
  const asked = search.get('view') ?? ''
  return isView(asked) ? asked : 'ads'
}
