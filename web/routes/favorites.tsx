import { FAVORITE_SORTS, type FavoriteSort } from '#domain/favorites/sorts.ts'
import { FavoritesPage } from '#web/features/favorites/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import type { Route } from './+types/favorites'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('favorites_title'), isIndexed: false }), accountTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, getViewer } = context.get(scopeContext)
  const asked = new URL(request.url).searchParams.get('sort')
  const sort: FavoriteSort = FAVORITE_SORTS.find((one) => one === asked) ?? 'saved'
  const viewer = await getViewer()
  return { sort, favorites: viewer ? await api.favorites.list({ sort }) : null }
}

export default function FavoritesRoute({ loaderData }: Route.ComponentProps) {
  return <FavoritesPage {...loaderData} />
}
