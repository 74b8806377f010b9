import { articleMeta, ArticlePage, fetchArticle } from '#web/features/articles/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import type { Route } from './+types/article'

export { NoArticle as ErrorBoundary } from '#web/features/articles/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData
        ? articleMeta(args.loaderData.article, texts)
        : { title: texts.t(failureTitle('articles_unknown_title', args.error)), isIndexed: false },
    articleTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = { api: context.get(scopeContext).api, client: newQueryClient(), lang: languageOfRequest(request) }
  return fetchArticle(asked, request.url)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchArticle({ api: pageApi, client: browserQueryClient(), lang: pageLanguage() }, request.url)
}

/** A post, a guide or a page of the site. */
export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} />
}
