import { RouteError } from '#web/features/errors/public.ts'
import { fetchPriceList, priceListMeta, PricesPage } from '#web/features/prices/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import type { Route } from './+types/prices'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData ? priceListMeta(args.loaderData, texts) : { title: texts.t('prices_title'), isIndexed: false },
    priceTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  return fetchPriceList(context.get(scopeContext).api, newQueryClient(), request.url)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchPriceList(pageApi, browserQueryClient(), request.url)
}

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
  return <PricesPage {...loaderData} />
}

export function ErrorBoundary() {
  return <RouteError />
}
