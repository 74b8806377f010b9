import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { v7 as newId, validate as isId } from 'uuid'
import type { ApiClient } from '#contract/client.ts'
import { AddCarPage, fetchEditorData, tabOf } from '#web/features/ads/editor/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { cursorOf } from '#web/platform/queries/cursor-of.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import type { Route } from './+types/add-car'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('ad_page_title', args.error)), isIndexed: false }),
    formTexts,
    addCarTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope)
  const { api } = scope
  const { searchParams } = new URL(request.url)
  const tab = tabOf(searchParams.get('tab'))
  if (tab !== 'new') {
    const { items, next } = await api.ads.list_mine({
      after: cursorOf(searchParams),
      ...(tab === 'edit' && { state: 'editable' }),
    })
    return { tab, ads: items, next }
  }
  const asked = searchParams.get('draft') ?? ''
  const id = isId(asked) ? asked : newId()
  const draft = id === asked ? await findDraft(api, id) : null
  const [data, drafts] = await Promise.all([
    fetchEditorData(scope, { id, draft, owner_id: viewer.id, isEdit: false }),
    api.ads.list_drafts(),
  ])
  return {
    tab,
    newAd: { ...data, drafts: drafts.filter(({ is_edit }) => !is_edit), now: new Date().toISOString() },
  }
}

/** The user's draft; null if it does not exist. Redirects to the user's ads if it has been submitted. */
async function findDraft(api: ApiClient, draftId: string) {
  try {
    return await api.ads.get_draft({ draft_id: draftId })
  } catch (error) {
    if (errorStatus(error) !== 404) throw error
  }
  const { items } = await api.ads.list_mine({ car_id: draftId })
  if (items.length) throw redirect('/my-ads')
  return null
}

/** Skips revalidation when the step changes, and on the first change, which adds the id of the draft to the URL. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl.searchParams, nextUrl.searchParams]
  const isSame = !before.has('draft') || before.get('draft') === after.get('draft')
  const isStep = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && after.has('step')
  return isStep && isSame && !before.has('tab') ? false : defaultShouldRevalidate
}

export default function AddCarRoute({ loaderData }: Route.ComponentProps) {
  return <AddCarPage {...loaderData} />
}
