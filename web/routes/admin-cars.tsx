import { reviewQuery } from '#web/features/ad-reviews/public.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { CarsTabs, readAdSearch, VIEW_PARTS, viewOf } from '#web/features/admin-ads/public.ts'
import { unlessTurned } from '#web/features/decision-queue/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-cars'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('admin_ads', args.error)), isIndexed: false }),
    formTexts,
    adminTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'moderator')
  const { api, queries, isPage } = scope
  const params = new URL(request.url).searchParams
  const now = new Date().toISOString()
  const { items, total, looks } = await api.ad_reviews.list()
  if (viewOf(params) === 'all') {
    const search = readAdSearch(params)
    const [page, settings] = await Promise.all([api.admin_ads.search(search), api.admin_lists.get({ list: 'ads' })])
    return { view: 'all' as const, page, search, settings, total, now }
  }
  const isTaken = (id: string) => looks.some(({ car_id }) => car_id === id)
  const open =
    items.find(({ card }) => card.id === params.get('ad')) ?? items.find(({ card }) => !isTaken(card.id)) ?? items[0]
  if (open && isPage) {
    const next = items.slice(items.indexOf(open) + 1).find(({ card }) => !isTaken(card.id))
    const first = next ? [open, next] : [open]
    await Promise.all(first.map(({ card }) => queries.prefetchQuery(reviewQuery(api, card.id))))
  }
  return { view: 'queue' as const, waiting: items, total, looks, now }
}

const load = (search: URLSearchParams) => VIEW_PARTS[viewOf(search)].load()

await loadAtStart(/^\/admin\/cars$/, load)

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), load(new URL(request.url).searchParams)])
  return loaded
}

const { queue: AdReviews, all: AdList } = VIEW_PARTS

export const shouldRevalidate = unlessTurned('ad')

export default function AdminCarsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminFrame title={t('admin_ads')}>
      <CarsTabs view={loaderData.view} />
      {loaderData.view === 'all' ? <AdList {...loaderData} /> : <AdReviews {...loaderData} />}
    </AdminFrame>
  )
}
