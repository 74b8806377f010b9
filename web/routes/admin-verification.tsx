import { AdminFrame } from '#web/features/admin/public.ts'
import { IdentityQueue } from '#web/features/verification/public.ts'
import { unlessTurned } from '#web/features/decision-queue/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-verification'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle('admin_identity', args.error)),
      isIndexed: false,
    }),
    formTexts,
    adminTexts,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'moderator')
  const { api } = scope
  const { items, total } = await api.verification.list_identity_requests()
  return { waiting: items, total, now: new Date().toISOString() }
}

export const shouldRevalidate = unlessTurned('request')

export default function AdminVerificationRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_identity')}>
      <IdentityQueue {...loaderData} />
    </AdminFrame>
  )
}
