import { StillAvailable } from '#web/features/ads/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/still-available'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await Promise.all([needTexts('account'), needTexts('ads')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('still_available_title'), is_indexed: false }))

export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(scopeContext).api.ads.confirm_by_link({ token: params.token })
    return { state: 'confirmed' as const }
  } catch (error) {
    const { status = 500 } = error as { status?: number }
    if (status >= 500) throw error
    return { state: 'invalid' as const }
  }
}

export default function StillAvailableRoute({ actionData }: Route.ComponentProps) {
  return <StillAvailable state={actionData?.state ?? 'asked'} />
}
