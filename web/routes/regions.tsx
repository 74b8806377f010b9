import { fetchRegions, RegionsPage } from '#web/features/explore/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { regionTexts } from '#web/texts/regions/area.ts'
import type { Route } from './+types/regions'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t('regions_title'),
      description: t('regions_description'),
      // of one search there is one page, which is that of the search
      isIndexed: !args.location.search,
    }),
    regionTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  return fetchRegions(context.get(scopeContext).api, request.url)
}

export default function RegionsRoute({ loaderData }: Route.ComponentProps) {
  return <RegionsPage {...loaderData} />
}
