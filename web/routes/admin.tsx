import { AdminFrame } from '#web/features/admin/public.ts'
import { InsightList } from '#web/features/insights/public.ts'
import { QueueList } from '#web/features/admin-overview/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(accessTitle('menu_admin', args.error)), isIndexed: false }), formTexts)

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { role } = await requireViewer(scope, 'moderator')
  const [queues, insights] = await Promise.all([
    scope.api.admin_overview.list_queues(),
    role === 'admin' ? scope.api.insights.read() : null,
  ])
  return { queues, insights, now: new Date().toISOString() }
}

export default function AdminRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(formTexts)
  return (
    <AdminFrame title={t('menu_admin')}>
      <QueueList {...loaderData} />
      {loaderData.insights && <InsightList insights={loaderData.insights} />}
    </AdminFrame>
  )
}
