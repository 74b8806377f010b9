import { data, isRouteErrorResponse } from 'react-router'
import { carTitle } from '#domain/cars/title.ts'
import { languageOf } from '#domain/language.ts'
import { CarDetails, carQuery, CarUnavailable, similarQuery } from '#web/features/car-page/public.ts'
import type { ApiClient } from '#contract/render.ts'
import { browserApi } from '#web/platform/api.ts'
import { pageTitle } from '#web/platform/page-title.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/query-client.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { RouteError } from '#web/ui/route-error.tsx'
import type { Route } from './+types/car'

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, 'car_unknown_title')
  const { car } = loaderData
  const root = matches[0]?.loaderData as { lang?: unknown } | undefined
  const lang = languageOf(root?.lang)
  const description = car[`description_${lang}`]?.slice(0, 160)
  return [
    { title: carTitle({ ...car, custom_model: null }, lang) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(car.visibility === 'public' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return fetchCar(context.get(scopeContext).api, newQueryClient(), params.carId)
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return fetchCar(browserApi, browserQueryClient(), params.carId)
}

/** @throws a response of 410 for a deleted ad, of 404 for one that is not to be seen or never was */
async function fetchCar(api: ApiClient, client: ReturnType<typeof newQueryClient>, car_id: string) {
  try {
    const [car, similar] = await Promise.all([
      client.fetchQuery({ ...carQuery(api, car_id), retry: false }),
      client.fetchQuery({ ...similarQuery(api, car_id), retry: false }),
    ])
    return { car, similar, now: new Date() }
  } catch (error) {
    const { status, data: was } = error as { status?: number; data?: unknown }
    if (status === undefined || status >= 500) throw error
    throw data(was ?? null, { status: status === 410 ? 410 : 404 })
  }
}

export default function CarRoute({ loaderData }: Route.ComponentProps) {
  return <CarDetails {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) return <RouteError error={error} />
  return <CarUnavailable was={error.status === 410 ? error.data : null} />
}
