import { AccessError } from '#web/features/accounts/public.ts'
import { Dashboard, loadSection, loadSectionData, Section } from '#web/features/dashboard/public.ts'
import { ownProfileQuery } from '#web/features/profiles/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { pageApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { isPageOfUser } from '#web/platform/pages/page-of-user.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { loadAtStart } from '#web/rendering/load-at-start.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(
        accessTitle(args.loaderData ? `dashboard_${args.loaderData.data.section}` : 'menu_dashboard', args.error),
      ),
      isIndexed: false,
    }),
    accountTexts,
    formTexts,
  )

export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  const viewer = await requireViewer(scope)
  const { api, queries, isPage } = scope
  const { searchParams } = new URL(request.url)
  const data = await orNotFound(loadSectionData(api, searchParams))
  if (data.section === 'profile' && isPage) await queries.prefetchQuery(ownProfileQuery(api, viewer.id))
  return { viewer, now: new Date().toISOString(), data }
}

await loadAtStart(/^\/dashboard$/, async (search) => {
  if (isPageOfUser()) await loadSection(search)
})

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSection(new URL(request.url).searchParams)])
  if (loaded.data.section === 'profile') {
    await browserQueryClient().prefetchQuery(ownProfileQuery(pageApi, loaded.viewer.id))
  }
  return loaded
}

export default function DashboardRoute({ loaderData: { viewer, data, now } }: Route.ComponentProps) {
  return (
    <Dashboard viewer={viewer} section={data.section}>
      <Section data={data} viewer={viewer} now={now} />
    </Dashboard>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
