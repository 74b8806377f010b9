import { RouteError } from '#web/features/errors/public.ts'
import { DealsPage, dealsMeta, fetchDeals } from '#web/features/deals/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { failureTitle } from '#web/platform/pages/failure-title.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/deals'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData
        ? dealsMeta(args.loaderData, texts)
        : { title: texts.t(failureTitle('not_found_title', args.error)), isIndexed: false },
    dealTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries } = context.get(scopeContext)
  return fetchDeals(api, queries, request.url)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchDeals(pageApi, browserQueryClient(), request.url)
}

export default function DealsRoute({ loaderData: { search, now } }: Route.ComponentProps) {
  return <DealsPage search={search} now={now} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <RouteError />
}
