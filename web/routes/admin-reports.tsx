import { AdminFrame } from '#web/features/admin/public.ts'
import { ReportQueue } from '#web/features/reports/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-reports'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('ads'), needTexts('admin')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'admin_reports' : 'unauthorized_title'), is_indexed: false }))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  const { items } = await api.reports.list()
  return { reported: items, now: new Date().toISOString() }
}

export default function AdminReportsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('admin_reports')}>
      <ReportQueue {...loaderData} />
    </AdminFrame>
  )
}
