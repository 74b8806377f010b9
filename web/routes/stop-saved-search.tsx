import { StopPage } from '#web/features/saved-searches/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/stop-saved-search'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await needTexts('account')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('saved_search_stop_title'), is_indexed: false }))

/** The page's button, and the one click of mail programs. */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(scopeContext).api.saved_searches.stop({ token: params.token })
    return { state: 'stopped' as const }
  } catch (error) {
    const { status = 500 } = error as { status?: number }
    if (status >= 500) throw error
    return { state: 'invalid' as const }
  }
}

export default function StopSavedSearchRoute({ actionData }: Route.ComponentProps) {
  return <StopPage state={actionData?.state ?? 'asked'} />
}
