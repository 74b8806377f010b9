import { isRouteErrorResponse } from 'react-router'
import { CarDetails, carMeta, CarUnavailable, fetchCar } from '#web/features/car-page/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { CompactHeader } from '#web/features/shell/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { RouteError } from '#web/features/errors/public.ts'
import type { Route } from './+types/car'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (texts) =>
    args.loaderData
      ? carMeta(args.loaderData.car, texts)
      : { title: texts.t(failureTitle('car_unknown_title', args.error)), isIndexed: false },
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  return fetchCar(context.get(scopeContext).api, newQueryClient(), params.carId)
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return fetchCar(pageApi, browserQueryClient(), params.carId)
}

export default function CarRoute({ loaderData }: Route.ComponentProps) {
  return <CarDetails {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) {
    return (
      <>
        <CompactHeader />
        <RouteError />
      </>
    )
  }
  return <CarUnavailable was={error.status === 410 ? error.data : null} />
}
