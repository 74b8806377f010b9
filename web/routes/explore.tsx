import { redirect } from 'react-router'
import { askedCardShape, cardShapeCookie } from '#web/features/card-shape/public.ts'
import { RouteError } from '#web/features/errors/public.ts'
import { Explore, exploreMeta, fetchExplore } from '#web/features/explore/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { CompactHeader } from '#web/features/shell/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/explore'
import { exploreTexts } from '#web/texts/explore/area.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    (texts) =>
      args.loaderData ? exploreMeta(args.loaderData, texts) : { title: texts.t('explore_title'), isIndexed: false },
    exploreTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = askedCardShape(request.url)
  if (asked) throw redirect(asked.plainAddress, { headers: { 'Set-Cookie': cardShapeCookie(asked.shape) } })
  const { api, queries } = context.get(scopeContext)
  return fetchExplore(api, queries, request.url)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchExplore(pageApi, browserQueryClient(), request.url)
}

export default function ExploreRoute({ loaderData }: Route.ComponentProps) {
  return <Explore search={loaderData.search} />
}

export function ErrorBoundary() {
  return (
    <>
      <CompactHeader />
      <RouteError />
    </>
  )
}
