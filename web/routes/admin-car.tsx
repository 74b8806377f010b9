import { data, Link } from 'react-router'
import { carTitle } from '#domain/cars/title.ts'
import { FactsEditor, fetchFacts } from '#web/features/ad-form/public.ts'
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

await Promise.all([needTexts('account'), needTexts('admin'), needTexts('ads'), needTexts('add_car')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(args.loaderData ? 'admin_ad_title' : 'unauthorized_title'),
    is_indexed: false,
  }))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  try {
    const car_id = params.carId
    const is_edit = new URL(request.url).searchParams.get('view') === 'facts'
    const ad = await api.admin_cars.get({ car_id })
    const facts = is_edit && ad.state !== 'deleted' ? await fetchFacts(api, car_id) : null
    return { ad, facts, now: new Date().toISOString() }
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === undefined || status >= 500) throw error
    return data({ ad: null, facts: null, now: '' }, { status: 404 })
  }
}

export default function AdminCarRoute({ loaderData: { ad, facts, now } }: Route.ComponentProps) {
  const { t, lang } = useTexts()
  const title = ad ? carTitle({ ...ad.card, custom_model: null }, lang) : ''
  return ad ? (
    <AdminFrame title={facts ? t('admin_facts_title', { title }) : title} isWide>
      {facts ? (
        <FactsEditor
          key={facts.car_id}
          data={facts}
          has_revision={ad.has_revision}
          back={`/admin/cars/edit/${facts.car_id}`}
        />
      ) : (
        <AnyAd ad={ad} now={now} />
      )}
    </AdminFrame>
  ) : (
    <MessagePage title={t('car_unknown_title')} text={t('admin_ads_none')}>
      <Link to="/admin/cars?view=all" className="button">
        {t('admin_ads_all')}
      </Link>
    </MessagePage>
  )
}
