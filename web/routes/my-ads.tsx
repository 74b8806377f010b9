import { MyAds, ownAdsQuery, readOwnAdSearch } from '#web/features/ads/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { refetchPages } from '#web/platform/queries/refetch-queries.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import type { Route } from './+types/my-ads'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('my_ads_title', args.error)), isIndexed: false }),
    formTexts,
    adsTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const { id: ownerId } = await requireViewer(scope)
  const { api, queries, isPage } = scope
  const params = new URL(request.url).searchParams
  const shown = { owner_id: ownerId, search: readOwnAdSearch(params) }
  const [drafts] = await Promise.all([
    api.ads.list_drafts(),
    isPage && queries.fetchInfiniteQuery(ownAdsQuery(api, shown)),
  ])
  const makes = new Set(drafts.map(({ fields }) => fields.make))
  const makers = drafts.length ? await api.catalogue.list_makers() : []
  return {
    ...shown,
    drafts,
    makers: makers.filter(({ slug }) => makes.has(slug)),
    now: new Date().toISOString(),
  }
}

/** Refetches all pages shown, so that the list keeps its length when revalidated. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  await refetchPages(browserQueryClient(), ownAdsQuery(pageApi, loaded))
  return loaded
}

export default function MyAdsRoute({ loaderData }: Route.ComponentProps) {
  return <MyAds {...loaderData} />
}
