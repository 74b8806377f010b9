import { redirect } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { RelayedEmail } from '#contract/email-relay.ts'
import { AnswerPage } from '#web/features/email-relay/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Route } from './+types/answer'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('answer_page_title'), isIndexed: false }), adsTexts)

/** Private messages must not be cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Redirects signed-in recipients to the conversation. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const email = await readEmail(context.get(scopeContext).api, token)
  if (email?.is_for_caller) throw redirect(`/messages?conversation=${email.conversation_id}`)
  return { token, email, now: new Date().toISOString() }
}

/** Null if the link is not valid. */
async function readEmail(api: ApiClient, token: string): Promise<RelayedEmail | null> {
  try {
    return await api.email_relay.read({ token })
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500) throw error
    return null
  }
}

export default function AnswerRoute({ loaderData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} />
}
