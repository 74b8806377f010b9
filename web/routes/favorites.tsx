import { FAVORITE_SORTS, type FavoriteSort } from '#domain/favorites/sorts.ts'
import { FavoritesPage } from '#web/features/favorites-page/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/favorites'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

await needTexts('account')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('favorites_title'), is_indexed: false }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const asked = new URL(request.url).searchParams.get('sort')
  const sort: FavoriteSort = FAVORITE_SORTS.find((one) => one === asked) ?? 'saved'
  const viewer = await api.accounts.get_viewer()
  return { sort, favorites: viewer ? await api.favorites.list({ sort }) : null }
}

export default function FavoritesRoute({ loaderData }: Route.ComponentProps) {
  return <FavoritesPage {...loaderData} />
}
