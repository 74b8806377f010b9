import { redirect } from 'react-router'
import { v7 as newId } from 'uuid'
import { AdminFrame } from '#web/features/admin/public.ts'
import { ArticleEditor, articleName, editArticlePath, sectionOfPath } from '#web/features/admin-articles/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import type { Route } from './+types/admin-article'

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

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { pathname, searchParams } = new URL(request.url)
  const { kind } = sectionOfPath(pathname)
  const stored = Object.values(params)[0]
  // a new article has its id in the address, so that a reload continues its draft
  const id = stored ?? searchParams.get('id')
  if (id === null) throw redirect(`${pathname}?id=${newId()}`)
  const { articles, car_makers } = scope.api
  const get = articles.get_any({ article_id: id })
  const [article, makers, tags] = await Promise.all([
    stored === undefined ? get.catch((error: unknown) => nothingYet(error, pathname)) : orNotFound(get),
    car_makers.list(),
    articles.list_tags(),
  ])
  const isElsewhere = article && (article.kind !== kind || (article.is_added && stored === undefined))
  if (isElsewhere) throw redirect(editArticlePath(article.kind, id))
  const namesOf = (counted: typeof tags.tags_ar) => counted.map(({ tag }) => tag)
  const choices = { makers, tags_ar: namesOf(tags.tags_ar), tags_en: namesOf(tags.tags_en) }
  return { kind, id, article, choices, now: new Date().toISOString() }
}

/** A new article has no draft yet; an address without a valid id gets another one. */
function nothingYet(error: unknown, pathname: string): null {
  const { code } = failureOf(error)
  if (code === 'NOT_FOUND') return null
  throw code === 'BAD_REQUEST' ? redirect(pathname) : error
}

export default function AdminArticleRoute({ loaderData }: Route.ComponentProps) {
  const { t, lang } = useTexts(articleTexts)
  const { kind, id, article } = loaderData
  const title = article?.is_added ? articleName(article, lang) || t('article_untitled') : t(`article_add_${kind}`)
  return (
    <AdminFrame title={title}>
      {/* not another one when the first draft is kept: the route may load again while a dialog is open */}
      <ArticleEditor key={`${id} ${article?.is_added ?? false}`} {...loaderData} />
    </AdminFrame>
  )
}
