import { AccessError } from '#web/features/accounts/public.ts'
import { PromotePage } from '#web/features/promotions/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/my-ads-promote'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle('promote_title', args.error)),
      isIndexed: false,
    }),
    formTexts,
    promotionTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope)
  const { api } = scope
  return { promoted: await orNotFound(api.promotions.list({ car_id: params.carId })) }
}

export default function PromoteRoute({ loaderData }: Route.ComponentProps) {
  return <PromotePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTexts(formTexts, addCarTexts)
  if (errorStatus(error) !== 404) return <AccessError />
  return (
    <MessagePage title={t('ad_unknown')} text={t('ad_unknown_text')}>
      <ButtonLink to="/my-ads">{t('menu_my_ads')}</ButtonLink>
    </MessagePage>
  )
}
