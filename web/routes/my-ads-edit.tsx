import { data, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { AccessError } from '#web/features/accounts/public.ts'
import { EditAdPage, fetchEditorData } from '#web/features/ad-form/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/my-ads-edit'

await Promise.all([needTexts('account'), needTexts('ads'), needTexts('add_car')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('ad_edit_title'), is_indexed: false }))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const viewer = await requireViewer(api)
  try {
    const draft = await api.ads.start_edit({ car_id: params.carId })
    return await fetchEditorData(api, { id: params.carId, draft, owner_id: viewer.id })
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    if (status === 409) throw data(null, { status: 409 })
    throw error
  }
}

/** Walking through the steps asks nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const is_step = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return is_step && nextUrl.searchParams.has('step') ? false : defaultShouldRevalidate
}

export default function EditAdRoute({ loaderData }: Route.ComponentProps) {
  return <EditAdPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts()
  const { status } = error as { status?: number }
  if (status !== 404 && status !== 409) return <AccessError />
  return (
    <MessagePage
      title={t(status === 404 ? 'ad_unknown' : 'ad_not_editable')}
      text={t(status === 404 ? 'ad_unknown_text' : 'ad_not_editable_text')}
    >
      <Link to="/my-ads" className="button">
        {t('menu_my_ads')}
      </Link>
    </MessagePage>
  )
}
