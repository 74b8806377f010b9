import { AdminFrame } from '#web/features/admin/public.ts'
import { readUserSearch, UserList } from '#web/features/admin-users/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-users'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('users_title', args.error)), isIndexed: false }),
    formTexts,
    adminUsersTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'moderator')
  const search = readUserSearch(new URL(request.url).searchParams)
  const [page, settings] = await Promise.all([
    scope.api.admin_users.search(search),
    scope.api.admin_lists.get({ list: 'users' }),
  ])
  return { page, search, settings, now: new Date().toISOString() }
}

export default function AdminUsersRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminUsersTexts)
  return (
    <AdminFrame title={t('users_title')}>
      <UserList {...loaderData} />
    </AdminFrame>
  )
}
