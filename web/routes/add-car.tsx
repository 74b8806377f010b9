import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { v7 as newId, validate as isId } from 'uuid'
import type { ApiClient } from '#contract/render.ts'
import { AddCarPage, fetchEditorData, tabOf } from '#web/features/ad-form/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageKey } from '#web/platform/page-key.ts'
import { requireViewer } from '#web/platform/require-viewer.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { needTexts } from '#web/texts/default-texts.ts'
import type { Route } from './+types/add-car'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

await Promise.all([needTexts('account'), needTexts('ads'), needTexts('add_car')])

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t(args.loaderData ? 'ad_page_title' : 'sign_in_required'), is_indexed: false }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const viewer = await requireViewer(api)
  const { searchParams } = new URL(request.url)
  const tab = tabOf(searchParams.get('tab'))
  if (tab !== 'new') {
    const { items, next } = await api.ads.list_mine({
      after: pageKey(searchParams),
      ...(tab === 'edit' && { state: 'editable' }),
    })
    return { tab, ads: items, next }
  }
  const asked = searchParams.get('draft') ?? ''
  const id = isId(asked) ? asked : newId()
  const draft = id === asked ? await findDraft(api, id) : null
  const [data, drafts] = await Promise.all([
    fetchEditorData(api, { id, draft, owner_id: viewer.id }),
    draft ? [] : api.ads.list_drafts(),
  ])
  return {
    tab,
    new_ad: { ...data, drafts: drafts.filter(({ is_edit }) => !is_edit), now: new Date().toISOString() },
  }
}

/** One of the viewer's; null for an id that is new. What became an ad is found among those. */
async function findDraft(api: ApiClient, draft_id: string) {
  try {
    return await api.ads.get_draft({ draft_id })
  } catch (error) {
    if ((error as { status?: number }).status !== 404) throw error
  }
  const { items } = await api.ads.list_mine({ car_id: draft_id })
  if (items.length) throw redirect('/my-ads')
  return null
}

/** Walking through the steps asks nothing, nor does the first change, which puts the draft into the address. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl.searchParams, nextUrl.searchParams]
  const is_same = !before.has('draft') || before.get('draft') === after.get('draft')
  const is_step = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && after.has('step')
  return is_step && is_same && !before.has('tab') ? false : defaultShouldRevalidate
}

export default function AddCarRoute({ loaderData }: Route.ComponentProps) {
  return <AddCarPage {...loaderData} />
}
