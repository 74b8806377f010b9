import { RouteError } from '#web/features/errors/public.ts'
import { DealDetails, dealMeta, fetchDeal } from '#web/features/deals/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/queries/query-client.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/deal'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData
        ? dealMeta(args.loaderData.deal, texts)
        : { title: texts.t(failureTitle('not_found_title', args.error)), isIndexed: false },
    dealTexts,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  return fetchDeal(context.get(scopeContext).api, newQueryClient(), params.dealId)
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  return fetchDeal(pageApi, browserQueryClient(), params.dealId)
}

export default function DealRoute({ loaderData }: Route.ComponentProps) {
  return <DealDetails key={loaderData.deal.id} {...loaderData} />
}

/** The same words as on the list, which tell nothing of deals while their section is off. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <RouteError />
}
