import { dehydrate, HydrationBoundary, type DehydratedState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Explore, exploreQuery, readSearch } from '#web/features/explore/public.ts'
import { browserApi } from '#web/platform/api.ts'
import { pageTitle } from '#web/platform/page-title.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/query-client.ts'
import { scopeContext } from '#web/platform/scope.ts'
import type { Route } from './+types/explore'

export { RouteError as ErrorBoundary } from '#web/ui/route-error.tsx'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'explore_title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  const client = newQueryClient()
  await client.fetchQuery(exploreQuery(context.get(scopeContext).api, search))
  // one text is encoded far faster than its thousands of parts
  return { search, state: JSON.stringify(dehydrate(client)) }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  await browserQueryClient().fetchQuery(exploreQuery(browserApi, search))
  return { search, state: undefined }
}

export default function ExploreRoute({ loaderData: { search, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={useMemo(() => (state ? (JSON.parse(state) as DehydratedState) : undefined), [state])}>
      <Explore search={search} />
    </HydrationBoundary>
  )
}
