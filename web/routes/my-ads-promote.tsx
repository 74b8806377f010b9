import { data, Link } from 'react-router'
import { AccessError } from '#web/features/accounts/public.ts'
import { PromotePage } from '#web/features/promotions/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/my-ads-promote'

await Promise.all([needTexts('account'), needTexts('ads'), needTexts('add_car'), needTexts('promotions')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({
    title: t(args.loaderData ? 'promote_title' : 'sign_in_required'),
    is_indexed: false,
  }))

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api)
  try {
    return { promoted: await api.promotions.list({ car_id: params.carId }) }
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 404 || status === 400) throw data(null, { status: 404 })
    throw error
  }
}

export default function PromoteRoute({ loaderData }: Route.ComponentProps) {
  return <PromotePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts()
  if ((error as { status?: number }).status !== 404) return <AccessError />
  return (
    <MessagePage title={t('ad_unknown')} text={t('ad_unknown_text')}>
      <Link to="/my-ads" className="button">
        {t('menu_my_ads')}
      </Link>
    </MessagePage>
  )
}
