import { StopPage } from '#web/features/notifications/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import type { Route } from './+types/stop-saved-search'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('saved_search_stop_title'), isIndexed: false }), accountTexts)

/** Called by the button of the page, and by mail programs for one-click unsubscribe (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(scopeContext).api.saved_searches.stop({ token: params.token })
    return { state: 'stopped' as const }
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500) throw error
    return { state: 'invalid' as const }
  }
}

export default function StopSavedSearchRoute({ actionData }: Route.ComponentProps) {
  return <StopPage of="saved_search" state={actionData?.state ?? 'asked'} />
}
