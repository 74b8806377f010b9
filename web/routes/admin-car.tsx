import { data } from 'react-router'
import { carTitle } from '#domain/cars/title.ts'
import { fetchFields, LateFieldsEditor } from '#web/features/ads/editor/public.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { AdminAdPage } from '#web/features/admin-ads/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/admin-car'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle('admin_ad_title', args.error)),
      isIndexed: false,
    }),
    formTexts,
    adminAdTexts,
  )

const isEditor = (search: URLSearchParams): boolean => search.get('view') === 'fields'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const isEdit = isEditor(new URL(request.url).searchParams)
  await requireViewer(scope, isEdit ? 'admin' : 'moderator')
  const { api } = scope
  try {
    const carId = params.carId
    const ad = await api.admin_ads.get({ car_id: carId })
    const fields = isEdit && ad.state !== 'deleted' ? await fetchFields(api, carId) : null
    return { ad, fields, now: new Date().toISOString() }
  } catch (error) {
    const status = errorStatus(error)
    if (status === undefined || status >= 500) throw error
    return data({ ad: null, fields: null, now: '' }, { status: 404 })
  }
}

const load = async (search: URLSearchParams) => {
  if (isEditor(search)) await LateFieldsEditor.load()
}

await loadAtStart(/^\/admin\/cars\/edit\//, load)

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), load(new URL(request.url).searchParams)])
  return loaded
}

export default function AdminCarRoute({ loaderData: { ad, fields, now } }: Route.ComponentProps) {
  const { t, lang } = useTexts(adminAdTexts)
  const title = ad ? carTitle({ ...ad.card, custom_model: null }, lang) : ''
  return ad ? (
    <AdminFrame title={fields ? t('admin_fields_title', { title }) : title}>
      {fields ? (
        <LateFieldsEditor
          key={fields.car_id}
          data={fields}
          hasRevision={ad.has_revision}
          back={`/admin/cars/edit/${fields.car_id}`}
        />
      ) : (
        <AdminAdPage ad={ad} now={now} />
      )}
    </AdminFrame>
  ) : (
    <MessagePage title={t('car_unknown_title')} text={t('admin_ads_none')}>
      <ButtonLink to="/admin/cars?view=all">{t('admin_ads_all')}</ButtonLink>
    </MessagePage>
  )
}
