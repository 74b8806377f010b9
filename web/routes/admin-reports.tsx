import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { ConversationReportQueue, reportQuery, ReportsTabs } from '#web/features/conversation-reports/public.ts'
import { AppealQueue } from '#web/features/penalties/public.ts'
import { ReportQueue } from '#web/features/reports/public.ts'
import { ReportedReviewQueue } from '#web/features/seller-reviews/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/failure-title.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-reports'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_reports', args.error)), isIndexed: false }),
    accountTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'moderator')
  const { api, queries, isPage } = scope
  const params = new URL(request.url).searchParams
  const now = new Date().toISOString()
  if (params.get('view') === 'reviews') {
    const { items } = await api.seller_reviews.list_reported()
    return { view: 'reviews' as const, waiting: items, now }
  }
  if (params.get('view') === 'appeals') {
    return { view: 'appeals' as const, appeals: await api.penalties.list_appeals(), now }
  }
  if (params.get('view') !== 'conversations') {
    const { items } = await api.reports.list()
    return { view: 'ads' as const, reported: items, now }
  }
  const { items } = await api.conversation_reports.list()
  const open = items.find(({ id }) => id === params.get('report')) ?? items[0]
  if (open && isPage) await queries.prefetchQuery(reportQuery(api, open.id))
  return { view: 'conversations' as const, waiting: items, now }
}

/** Skips revalidation when another report of the queue is opened. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = currentUrl.href === nextUrl.href
  const view = (url: URL) => `${url.pathname} ${url.searchParams.get('view')}`
  return isSame || view(currentUrl) !== view(nextUrl) ? defaultShouldRevalidate : false
}

export default function AdminReportsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_reports')} isWide={loaderData.view !== 'ads' && loaderData.view !== 'appeals'}>
      <ReportsTabs view={loaderData.view} />
      {loaderData.view === 'ads' && <ReportQueue {...loaderData} />}
      {loaderData.view === 'conversations' && <ConversationReportQueue {...loaderData} />}
      {loaderData.view === 'appeals' && <AppealQueue {...loaderData} />}
      {loaderData.view === 'reviews' && <ReportedReviewQueue {...loaderData} />}
    </AdminFrame>
  )
}
