import { RouteError } from '#web/features/errors/public.ts'
import { fetchMakerPrices, MakerPrices, makerPricesMeta, NoPrices } from '#web/features/prices/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import type { Route } from './+types/maker-prices'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData
        ? makerPricesMeta(args.loaderData, texts)
        : { title: texts.t(failureTitle('prices_unknown_title', args.error)), isIndexed: false },
    priceTexts,
  )

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return fetchMakerPrices(context.get(scopeContext).api, newQueryClient(), request.url, params.make)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return fetchMakerPrices(pageApi, browserQueryClient(), request.url, params.make)
}

export default function MakerPricesRoute({ loaderData }: Route.ComponentProps) {
  return <MakerPrices {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NoPrices /> : <RouteError />
}
