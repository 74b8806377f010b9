import { AssistantPage, fetchAssistant } from '#web/features/assistant/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Route } from './+types/ai-assistant'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('assistant_title'), description: t('assistant_description') }), assistantTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries, getViewer, isPage } = context.get(scopeContext)
  // otherwise the browser has its own query client, and fetches the conversations itself
  const viewer = isPage ? await getViewer() : null
  return fetchAssistant(api, queries, { address: request.url, userId: viewer?.id ?? null })
}

/** The conversation itself is fetched by its query, so that asking needs no other answer of the server. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href === nextUrl.href
    ? defaultShouldRevalidate
    : currentUrl.searchParams.get('car') !== nextUrl.searchParams.get('car')

export default function AssistantRoute({ loaderData }: Route.ComponentProps) {
  return <AssistantPage {...loaderData} />
}
