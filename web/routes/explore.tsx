import { dehydrate, HydrationBoundary, type DehydratedState } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RouteError } from '#web/features/errors/public.ts'
import { Explore, exploreMeta, fetchExplore } from '#web/features/explore/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { OwnBar } from '#web/features/shell/public.ts'
import { browserApi } from '#web/platform/api.ts'
import { browserQueryClient, newQueryClient } from '#web/platform/query-client.ts'
import { scopeContext } from '#web/platform/scope.ts'
import type { Route } from './+types/explore'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (texts) =>
    args.loaderData ? exploreMeta(args.loaderData, texts) : { title: texts.t('explore_title') },
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = newQueryClient()
  const fetched = await fetchExplore(context.get(scopeContext).api, client, request.url)
  // one text is encoded far faster than its thousands of parts
  return { ...fetched, state: JSON.stringify(dehydrate(client)) }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { ...(await fetchExplore(browserApi, browserQueryClient(), request.url)), state: undefined }
}

export default function ExploreRoute({ loaderData: { search, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={useMemo(() => (state ? (JSON.parse(state) as DehydratedState) : undefined), [state])}>
      <Explore search={search} />
    </HydrationBoundary>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <OwnBar />
      <RouteError error={error} />
    </>
  )
}
