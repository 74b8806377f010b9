import { AdminFrame } from '#web/features/admin/public.ts'
import { reportQuery, ReportsTabs, VIEW_PARTS, viewOf } from '#web/features/conversation-reports/public.ts'
import { unlessTurned } from '#web/features/decision-queue/public.ts'
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
    const { items, total } = await api.seller_reviews.list_reported()
    return { view, waiting: items, total, now }
  }
  if (view === 'appeals') return { view, waiting: await api.penalties.list_appeals(), now }
  if (view === 'ads') {
    const { items, total } = await api.reports.list()
    return { view, waiting: items, total, now }
  }
  const { items, total } = await api.conversation_reports.list()
  const open = items.find(({ id }) => id === params.get('report')) ?? items[0]
  if (open && isPage) await queries.prefetchQuery(reportQuery(api, open.id))
  return { view, waiting: items, total, now }
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

export const shouldRevalidate = unlessTurned('ad', 'report', 'review', 'appeal')

export default function AdminReportsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_reports')}>
      <ReportsTabs view={loaderData.view} />
      {loaderData.view === 'ads' && <ReportQueue {...loaderData} />}
      {loaderData.view === 'conversations' && <ConversationReportQueue {...loaderData} />}
      {loaderData.view === 'appeals' && <AppealQueue {...loaderData} />}
      {loaderData.view === 'reviews' && <ReportedReviewQueue {...loaderData} />}
    </AdminFrame>
  )
}
