import { RouteError } from '#web/features/errors/public.ts'
import { fetchModelPrices, ModelPrices, modelPricesMeta, NoPrices } from '#web/features/prices/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import type { Route } from './+types/model-prices'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData
        ? modelPricesMeta(args.loaderData.page, texts)
        : { title: texts.t(failureTitle('prices_unknown_title', args.error)), isIndexed: false },
    priceTexts,
  )

const askedOf = ({ make, model, place, city }: Route.LoaderArgs['params']) => ({ make, model, rest: [place, city] })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  return fetchModelPrices(
    { api: context.get(scopeContext).api, client: newQueryClient(), lang: languageOfRequest(request) },
    request.url,
    askedOf(params),
  )
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return fetchModelPrices(
    { api: pageApi, client: browserQueryClient(), lang: pageLanguage() },
    request.url,
    askedOf(params),
  )
}

export default function ModelPricesRoute({ loaderData }: Route.ComponentProps) {
  return <ModelPrices {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NoPrices /> : <RouteError />
}
