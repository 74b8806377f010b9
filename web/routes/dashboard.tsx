import type { Viewer } from '#contract/accounts.ts'
import type { ApiClient } from '#contract/client.ts'
import { sectionOf, type DashboardSection } from '#domain/dashboard/sections.ts'
import { AccessError } from '#web/features/accounts/public.ts'
import { Dashboard, loadSection, SECTION_PARTS } from '#web/features/dashboard/public.ts'
import { loadMessages } from '#web/features/messages/public.ts'
import { loadNotifications } from '#web/features/notifications/public.ts'
import { ownProfileQuery } from '#web/features/profiles/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { browserApi } from '#web/platform/api/api.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { isPageOfUser } from '#web/platform/pages/page-of-user.ts'
import { browserQueryClient } from '#web/platform/queries/query-client.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import NotFound from './not-found.tsx'
import type { Route } from './+types/dashboard'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({
      title: t(
        accessTitle(args.loaderData ? `dashboard_${args.loaderData.shown.section}` : 'menu_dashboard', args.error),
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
  const section = sectionOf(searchParams.get('tab'))
  if (section === 'profile' && isPage) await queries.prefetchQuery(ownProfileQuery(api, viewer.id))
  return { viewer, now: new Date().toISOString(), shown: await orNotFound(dataOf(api, section, searchParams)) }
}

// loads the section before hydration, since earlier clicks would be lost
if (!import.meta.env.SSR && location.pathname === '/dashboard' && isPageOfUser())
  await loadSection(new URLSearchParams(location.search))

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), loadSection(new URL(request.url).searchParams)])
  if (loaded.shown.section === 'profile') {
    await browserQueryClient().prefetchQuery(ownProfileQuery(browserApi, loaded.viewer.id))
  }
  return loaded
}

/** Maximum number of ads shown; `/my-ads` lists all. */
const SHORT = 6

async function dataOf(api: ApiClient, section: DashboardSection, search: URLSearchParams) {
  if (section === 'profile') {
    const [countries, accesses] = await Promise.all([api.countries.list(), api.profiles.list_accesses()])
    return { section, countries, accesses }
  }
  if (section === 'my_ads') return { section, ads: (await api.ads.list_mine({ limit: SHORT })).items }
  if (section === 'favorites') return { section, favorites: await api.favorites.list({}) }
  if (section === 'saved_searches') return { section, searches: await api.saved_searches.list() }
  if (section === 'messages') return { section, conversations: (await loadMessages(api, new URLSearchParams())).listed }
  if (section === 'notifications' && search.get('list') === 'preferences') {
    const [preferences, push] = await Promise.all([api.notifications.get_preferences(), api.notifications.get_push()])
    return { section, preferences, push }
  }
  if (section === 'notifications') return { section, notifications: await loadNotifications(api, search) }
  if (section === 'reviews') {
    const list = search.get('list') === 'given' ? ('given' as const) : ('received' as const)
    const after = search.get('after') ?? undefined
    return { section, list, reviews: await api.seller_reviews.list_mine({ list, after }) }
  }
  if (section === 'security') {
    const [sessions, methods, tokens] = await Promise.all([
      api.accounts.list_sessions(),
      api.security.get_methods(),
      api.security.list_access_tokens(),
    ])
    return { section, sessions, methods, tokens }
  }
  return { section }
}

export default function DashboardRoute({ loaderData: { viewer, shown, now } }: Route.ComponentProps) {
  return (
    <Dashboard viewer={viewer} section={shown.section}>
      <Section shown={shown} viewer={viewer} now={now} />
    </Dashboard>
  )
}

interface Props {
  shown: Awaited<ReturnType<typeof dataOf>>
  viewer: Viewer
  now: string
}

const {
  profile: { Part: Profile },
  my_ads: { Part: MyAds },
  favorites: { Part: Favorites },
  saved_searches: { Part: SavedSearches },
  messages: { Part: Messages },
  preferences: { Part: Preferences },
  notifications: { Part: Notifications },
  security: { Part: Security },
  reviews: { Part: Reviews },
  privacy: { Part: Privacy },
} = SECTION_PARTS

function Section({ shown, viewer, now }: Props) {
  if (shown.accesses) return <Profile {...shown} user_id={viewer.id} now={now} />
  if (shown.ads) return <MyAds ads={shown.ads} />
  if (shown.favorites) return <Favorites favorites={shown.favorites} />
  if (shown.searches) return <SavedSearches searches={shown.searches} />
  if (shown.conversations) return <Messages user_id={viewer.id} listed={shown.conversations} />
  if (shown.preferences) return <Preferences {...shown} />
  if (shown.notifications) return <Notifications {...shown.notifications} now={now} />
  if (shown.sessions) return <Security {...shown} email={viewer.email} now={now} />
  if (shown.reviews) return <Reviews {...shown} />
  return <Privacy delete_at={viewer.delete_at} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return errorStatus(error) === 404 ? <NotFound /> : <AccessError />
}
