import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { anySettingsQuery, SettingsEditor } from '#web/features/settings/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-settings'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_settings', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope, 'admin')
  if (scope.isPage) await scope.queries.prefetchQuery(anySettingsQuery(scope.api, viewer.id))
  return null
}

/** Skips revalidation when only the search text changes. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate

export default function AdminSettingsRoute() {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_settings')}>
      <SettingsEditor />
    </AdminFrame>
  )
}
