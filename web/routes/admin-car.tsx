import { data, Link } from 'react-router'
import { AdminFrame } from '#web/features/admin/public.ts'
import { AnyAd } from '#web/features/admin-cars/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/admin-car'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(args.loaderData ? 'admin_ad_title' : 'unauthorized_title'),
    is_indexed: false,
  }))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  try {
    return { ad: await api.admin_cars.get({ car_id: params.carId }), now: new Date().toISOString() }
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === undefined || status >= 500) throw error
    return data({ ad: null, now: '' }, { status: 404 })
  }
}

export default function AdminCarRoute({ loaderData: { ad, now } }: Route.ComponentProps) {
  const { t } = useTexts()
  return ad ? (
    <AdminFrame title={t('admin_ad_title')} isWide>
      <AnyAd ad={ad} now={now} />
    </AdminFrame>
  ) : (
    <MessagePage title={t('car_unknown_title')} text={t('admin_ads_none')}>
      <Link to="/admin/cars?view=all" className="button">
        {t('admin_ads_all')}
      </Link>
    </MessagePage>
  )
}
