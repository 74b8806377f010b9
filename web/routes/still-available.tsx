import { StillAvailable } from '#web/features/ads/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Route } from './+types/still-available'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('still_available_title'), isIndexed: false }), adsTexts)

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(scopeContext).api.ads.confirm_by_link({ token: params.token })
    return { state: 'confirmed' as const }
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500) throw error
    return { state: 'invalid' as const }
  }
}

export default function StillAvailableRoute({ actionData }: Route.ComponentProps) {
  return <StillAvailable state={actionData?.state ?? 'asked'} />
}
