import { cutText } from '#domain/text/truncate.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { ArchiveTimes, BackupList } from '#web/features/backups/public.ts'
import { FailedJobs, FailedRequests } from '#web/features/admin-overview/public.ts'
import { CheckList } from '#web/features/system-checks/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-system'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_system', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  const requestId = cutText(new URL(request.url).searchParams.get('request') ?? '', 64) || undefined
  const [jobs, requests, checks, backups, archive] = await Promise.all([
    api.admin_overview.list_failed_jobs(),
    api.admin_overview.list_failed_requests({ request_id: requestId }),
    api.system_checks.list(),
    api.backups.list(),
    api.backups.get_archive(),
  ])
  return { jobs, requests, checks, backups, archive, now: new Date().toISOString() }
}

export default function AdminSystemRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_system')}>
      <CheckList checks={loaderData.checks} />
      <BackupList backups={loaderData.backups} />
      <ArchiveTimes archive={loaderData.archive} />
      <FailedJobs {...loaderData} />
      <FailedRequests {...loaderData} />
    </AdminFrame>
  )
}
