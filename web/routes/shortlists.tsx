import { MOST_SHORTLISTED } from '#domain/shortlists/limits.ts'
import { UUID } from '#domain/uuid.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { ShortlistsPage } from '#web/features/shortlists/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import type { Route } from './+types/shortlists'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('shortlists_title'), isIndexed: false }), shortlistTexts)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, getViewer } = context.get(scopeContext)
  const { searchParams } = new URL(request.url)
  const viewer = await getViewer()
  const ids = [...new Set(searchParams.getAll('car').filter((id) => UUID.test(id)))]
  const isFromFavorites = searchParams.get('from') === 'favorites' && viewer !== null
  const favorites = isFromFavorites ? await api.favorites.list({ sort: 'saved' }) : []
  return {
    key: searchParams.toString(),
    lists: viewer ? await api.shortlists.list() : null,
    cars: isFromFavorites
      ? favorites.filter(({ ended }) => ended !== 'deleted').map(({ card }) => card)
      : ids.length
        ? await api.cars.get_many({ ids })
        : [],
    areChosen: !isFromFavorites || favorites.length <= MOST_SHORTLISTED,
  }
}

export default function ShortlistsRoute({ loaderData: { key, ...data } }: Route.ComponentProps) {
  return <ShortlistsPage key={key} {...data} />
}
