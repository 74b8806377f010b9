import { data } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { fetchUser, UserPage } from '#web/features/admin-users/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminUsersTexts } from '#web/texts/admin-users/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/admin-user'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('user_title', args.error)), isIndexed: false }),
    formTexts,
    adminUsersTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { role } = await requireViewer(scope, 'moderator')
  try {
    return { shown: await fetchUser(scope.api, params.userId, role), now: new Date().toISOString() }
  } catch (error) {
    const status = errorStatus(error)
    if (status === undefined || status >= 500) throw error
    return data({ shown: null, now: '' }, { status: 404 })
  }
}

export default function AdminUserRoute({ loaderData: { shown, now } }: Route.ComponentProps) {
  const { t } = useTexts(adminUsersTexts)
  return shown ? (
    <AdminFrame title={shown.user.profile.display_name}>
      <UserPage {...shown} now={now} />
    </AdminFrame>
  ) : (
    <MessagePage title={t('user_unknown')} text={t('user_unknown_text')}>
      <ButtonLink to="/admin/users">{t('user_all')}</ButtonLink>
    </MessagePage>
  )
}
