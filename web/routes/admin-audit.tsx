import { AdminFrame } from '#web/features/admin/public.ts'
import { AuditLog, readAuditSearch } from '#web/features/audit/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-audit'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_audit', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  const search = readAuditSearch(new URL(request.url).searchParams)
  const [page, admins, moderators] = await Promise.all([
    api.audit.list(search),
    api.admin_users.search({ role: 'admin', limit: 100 }),
    api.admin_users.search({ role: 'moderator', limit: 100 }),
  ])
  const people = [...admins.items, ...moderators.items].map(({ id, display_name }) => ({ id, name: display_name }))
  return { page, search, people }
}

export default function AdminAuditRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_audit')}>
      <AuditLog {...loaderData} />
    </AdminFrame>
  )
}
