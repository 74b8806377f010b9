import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccessError } from '#web/features/accounts/public.ts'
import { EditAdPage, fetchEditorData } from '#web/features/ads/editor/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/my-ads-edit'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('ad_edit_title'), isIndexed: false }), addCarTexts)

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope)
  const { api } = scope
  try {
    const draft = await api.ads.start_edit({ car_id: params.carId })
    return await fetchEditorData(scope, { id: params.carId, draft, owner_id: viewer.id, isEdit: true })
  } catch (error) {
    const status = errorStatus(error)
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    if (status === 409) throw data(null, { status: 409 })
    throw error
  }
}

/** Skips revalidation when the step changes. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isStep && nextUrl.searchParams.has('step') ? false : defaultShouldRevalidate
}

export default function EditAdRoute({ loaderData }: Route.ComponentProps) {
  return <EditAdPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts(formTexts, addCarTexts)
  const status = errorStatus(error)
  if (status !== 404 && status !== 409) return <AccessError />
  return (
    <MessagePage
      title={t(status === 404 ? 'ad_unknown' : 'ad_not_editable')}
      text={t(status === 404 ? 'ad_unknown_text' : 'ad_not_editable_text')}
    >
      <ButtonLink to="/my-ads">{t('menu_my_ads')}</ButtonLink>
    </MessagePage>
  )
}
