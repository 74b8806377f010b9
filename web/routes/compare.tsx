import { CompareTable, fetchCompared } from '#web/features/compare/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { FavoriteButton } from '#web/features/favorites/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import type { Route } from './+types/compare'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('compare_title'), isIndexed: false }), compareTexts)

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchCompared(context.get(scopeContext).api, new URL(request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchCompared(pageApi, new URL(request.url))

export default function CompareRoute({ loaderData: { cars, losses } }: Route.ComponentProps) {
  return <CompareTable cars={cars} losses={losses} Save={FavoriteButton} />
}
