import { BlogPage, blogMeta, fetchPosts } from '#web/features/articles/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import type { Route } from './+types/blog'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData ? blogMeta(args.loaderData, texts) : { title: texts.t('error_partial_title'), isIndexed: false },
    articleTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(scopeContext)
  return fetchPosts({ api, client: queries, lang: languageOfRequest(request) }, request.url)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchPosts({ api: pageApi, client: browserQueryClient(), lang: pageLanguage() }, request.url)
}

export default function BlogRoute({ loaderData: { search, lang } }: Route.ComponentProps) {
  return <BlogPage search={search} lang={lang} />
}
