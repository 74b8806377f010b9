import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import { AssistantPage, fetchAssistant } from '#web/features/assistant/public.ts'
import { RouteError } from '#web/features/errors/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/ai-assistant'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) =>
      args.loaderData
        ? { title: t('assistant_title'), description: t('assistant_description') }
        : { title: t(failureTitle('not_found_title', args.error)), isIndexed: false },
    assistantTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries, getViewer, isPage } = context.get(scopeContext)
  const stored = (await api.settings.list()).find(({ setting_key }) => setting_key === 'enable_ai_assistant')
  if (!settingInEffect('enable_ai_assistant', stored?.setting_value)) throw data(null, { status: 404 })
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <RouteError />
}
