import { Link } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'menu_admin' : 'unauthorized_title'), is_indexed: false }))

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  const [identity, ads] = await Promise.all([api.verification.list_identity_requests(), api.ad_reviews.list()])
  return { identity_requests_count: identity.total, waiting_ads: ads.total }
}

export default function AdminRoute({ loaderData: { identity_requests_count, waiting_ads } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('menu_admin')} waiting_ads={waiting_ads}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <li>
          <Link to="/admin/cars" className="panel flex flex-col gap-1 p-5">
            <span className="font-semibold">{t('admin_ads')}</span>
            <span className="text-muted">{t('review_waiting', { count: waiting_ads })}</span>
          </Link>
        </li>
        <li>
          <Link to="/admin/verification" className="panel flex flex-col gap-1 p-5">
            <span className="font-semibold">{t('admin_identity')}</span>
            <span className="text-muted">{t('identity_review_waiting', { count: identity_requests_count })}</span>
          </Link>
        </li>
      </ul>
      <p className="text-muted">{t('admin_more_coming')}</p>
    </AdminFrame>
  )
}
