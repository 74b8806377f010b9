import { ArticlePreview, fetchPreview } from '#web/features/articles/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import type { Route } from './+types/preview'

export { NoPreview as ErrorBoundary } from '#web/features/articles/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: args.loaderData?.article.title || t(failureTitle('articles_preview_gone_title', args.error)),
      isIndexed: false,
    }),
    articleTexts,
  )

/** What is not published must not be cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader({ params, request, context }: Route.LoaderArgs) {
  return fetchPreview(context.get(scopeContext).api, params.token, languageOfRequest(request))
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return fetchPreview(pageApi, params.token, pageLanguage())
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePreview {...loaderData} />
}
