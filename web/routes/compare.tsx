import type { ApiClient } from '#contract/client.ts'
import { comparedIds, CompareTable } from '#web/features/compare/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { compareTexts } from '#web/texts/compare/area.ts'
import type { Route } from './+types/compare'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('compare_title'), isIndexed: false }), compareTexts)

export const loader = ({ request, context }: Route.LoaderArgs) =>
  fetchCars(context.get(scopeContext).api, new URL(request.url))

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchCars(pageApi, new URL(request.url))

/** Skips cars that cannot be fetched, such as deleted ones. */
async function fetchCars(api: ApiClient, { searchParams }: URL) {
  const asked = await Promise.allSettled(comparedIds(searchParams).map((carId) => api.cars.get({ car_id: carId })))
  return { cars: asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])) }
}

export default function CompareRoute({ loaderData: { cars } }: Route.ComponentProps) {
  return <CompareTable cars={cars} />
}
