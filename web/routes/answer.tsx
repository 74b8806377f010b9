import { AnswerPage } from '#web/features/email-relay/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/error-status.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Route } from './+types/answer'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('answer_page_title'), isIndexed: false }), adsTexts)

/** Private messages must not be cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const now = new Date().toISOString()
  try {
    return { token, email: await context.get(scopeContext).api.email_relay.read({ token }), now }
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500) throw error
    return { token, email: null, now }
  }
}

export default function AnswerRoute({ loaderData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} />
}
