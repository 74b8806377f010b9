import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { AdReviews, reviewQuery } from '#web/features/ad-reviews/public.ts'
import { AdminFrame } from '#web/features/admin/public.ts'
import { AdList, CarsTabs, readAdSearch } from '#web/features/admin-cars/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/admin-cars'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('admin')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'admin_ads' : 'unauthorized_title'), is_indexed: false }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, queries, is_page } = context.get(scopeContext)
  await requireViewer(api, 'admin')
  const params = new URL(request.url).searchParams
  const { items, total } = await api.ad_reviews.list()
  if (params.get('view') === 'all') {
    const search = readAdSearch(params)
    return { view: 'all' as const, page: await api.admin_cars.search(search), search, total }
  }
  const open = items.find(({ card }) => card.id === params.get('ad')) ?? items[0]
  if (open && is_page) await queries.prefetchQuery(reviewQuery(api, open.card.id))
  return { view: 'queue' as const, waiting: items, total, now: new Date().toISOString() }
}

/** Which ad of the queue is open changes nothing in the queue. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const is_same = currentUrl.href === nextUrl.href
  const is_queue = ![currentUrl, nextUrl].some(({ searchParams }) => searchParams.has('view'))
  return is_same || !is_queue || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false
}

export default function AdminCarsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AdminFrame title={t('admin_ads')} isWide waiting_ads={loaderData.total}>
      <CarsTabs view={loaderData.view} />
      {loaderData.view === 'all' ? <AdList {...loaderData} /> : <AdReviews {...loaderData} />}
    </AdminFrame>
  )
}
