import { Link } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/failure-title.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(accessTitle('menu_admin', args.error)), isIndexed: false }), accountTexts)

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { api } = scope
  const [identity, ads] = await Promise.all([api.verification.list_identity_requests(), api.ad_reviews.list()])
  return { identityRequestsCount: identity.total, waitingAds: ads.total }
}

export default function AdminRoute({ loaderData: { identityRequestsCount, waitingAds } }: Route.ComponentProps) {
  const { t } = useTexts(accountTexts, adminTexts)
  return (
    <AdminFrame title={t('menu_admin')} waitingAds={waitingAds}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <li>
          <Link to="/admin/cars" className="panel flex flex-col gap-1 p-5">
            <span className="font-semibold">{t('admin_ads')}</span>
            <span className="text-muted">{t('review_waiting', { count: waitingAds })}</span>
          </Link>
        </li>
        <li>
          <Link to="/admin/verification" className="panel flex flex-col gap-1 p-5">
            <span className="font-semibold">{t('admin_identity')}</span>
            <span className="text-muted">{t('identity_review_waiting', { count: identityRequestsCount })}</span>
          </Link>
        </li>
      </ul>
      <p className="text-muted">{t('admin_more_coming')}</p>
    </AdminFrame>
  )
}
