import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { reportQuery, ReportsTabs, VIEW_PARTS, viewOf } from '#web/features/conversation-reports/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-reports'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_reports', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'moderator')
  const { api, queries, isPage } = scope
  const params = new URL(request.url).searchParams
  const now = new Date().toISOString()
  const view = viewOf(params)
  if (view === 'reviews') {
    const { items } = await api.seller_reviews.list_reported()
    return { view, waiting: items, now }
  }
  if (view === 'appeals') return { view, appeals: await api.penalties.list_appeals(), now }
  if (view === 'ads') {
    const { items } = await api.reports.list()
    return { view, reported: items, now }
  }
  const { items } = await api.conversation_reports.list()
  const open = items.find(({ id }) => id === params.get('report')) ?? items[0]
  if (open && isPage) await queries.prefetchQuery(reportQuery(api, open.id))
  return { view, waiting: items, now }
}

const load = (search: URLSearchParams) => VIEW_PARTS[viewOf(search)].load()

await loadAtStart(/^\/admin\/reports$/, load)

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), load(new URL(request.url).searchParams)])
  return loaded
}

const {
  ads: ReportQueue,
  conversations: ConversationReportQueue,
  appeals: AppealQueue,
  reviews: ReportedReviewQueue,
} = VIEW_PARTS

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
