import { adDay } from '#domain/ads/ad-day.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { FactList, readAdminFactSearch } from '#web/features/admin-facts/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-facts'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_facts', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const search = readAdminFactSearch(new URL(request.url).searchParams)
  const { isOverdue, ...words } = search
  const listed = await scope.api.facts.list_any({ ...words, ...(isOverdue && { overdue: 'true' }) })
  return { listed, search, today: adDay(new Date()) }
}

export default function AdminFactsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_facts')}>
      <FactList {...loaderData} />
    </AdminFrame>
  )
}
