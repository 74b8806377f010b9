import { AdminFrame } from '#web/features/admin/public.ts'
import { ArticleList, sectionOfPath, readArticleSearch } from '#web/features/admin-articles/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-articles'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(accessTitle(sectionOfPath(args.location.pathname).name, args.error)),
      isIndexed: false,
    }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { pathname, searchParams } = new URL(request.url)
  const { kind, name } = sectionOfPath(pathname)
  const search = readArticleSearch(searchParams)
  return { name, kind, search, listed: await scope.api.articles.list_any({ kind, ...search }) }
}

export default function AdminArticlesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  const { name, ...list } = loaderData
  return (
    <AdminFrame title={t(name)}>
      <ArticleList {...list} />
    </AdminFrame>
  )
}
