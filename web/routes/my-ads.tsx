import { shownState } from '#domain/ads/shown-states.ts'
import { MyAds } from '#web/features/ads/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/my-ads'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('ads')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'my_ads_title' : 'sign_in_required'), is_indexed: false }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  await requireViewer(api)
  const state = shownState(new URL(request.url).searchParams.get('state'))
  const [{ items, counts }, drafts] = await Promise.all([api.ads.list_mine({ state }), api.ads.list_drafts()])
  const makes = new Set(drafts.map(({ fields }) => fields.make))
  const makers = drafts.length ? await api.catalogue.list_makers() : []
  return {
    ads: items,
    counts,
    state,
    drafts,
    makers: makers.filter(({ slug }) => makes.has(slug)),
    now: new Date().toISOString(),
  }
}

export default function MyAdsRoute({ loaderData }: Route.ComponentProps) {
  return <MyAds {...loaderData} />
}
