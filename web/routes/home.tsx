import type { ApiClient } from '#contract/client.ts'
import type { DealCard } from '#contract/deals.ts'
import { pageTime } from '#domain/page-time.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import { LateDealRow } from '#web/features/deals/public.ts'
import { Home } from '#web/features/home/public.ts'
import { pageMeta, SiteJsonLd } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/home'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

const LATEST = 8
const FEATURED = 4
const DEALS = 8
const MAKES = 12

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('home_title'), description: t('home_lead') }))

/** Not asked for while the section is off: a failed call would make the page depend on every change. */
async function listDeals({ deals, settings }: ApiClient): Promise<DealCard[]> {
  const setting = (await settings.list()).find(({ setting_key }) => setting_key === 'enable_deals_section')
  if (!settingInEffect('enable_deals_section', setting?.setting_value)) return []
  return (await deals.list({})).items.slice(0, DEALS)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const { cars, search } = api
  const [{ items, total, facets }, featured, budgets, liveDeals] = await Promise.all([
    search.find({ limit: LATEST, facets: true }),
    cars.featured({ limit: FEATURED }),
    search.list_budgets(),
    listDeals(api),
  ])
  if (liveDeals.length) await LateDealRow.load()
  return {
    total: total ?? 0,
    latest: items,
    featured,
    makes: facets?.make.slice(0, MAKES) ?? [],
    body_types: facets?.body_type ?? [],
    tags: facets?.tag.filter(({ count }) => count > 0) ?? [],
    budgets,
    deals: liveDeals,
    now: pageTime(new Date()),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  if (loaded.deals.length) await LateDealRow.load()
  return loaded
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteJsonLd />
      <Home {...loaderData} />
    </>
  )
}
