import { pageTime } from '#domain/page-time.ts'
import { GOOD_PRICES, isGoodPrice } from '#domain/fair-price/good-prices.ts'
import { LatePostRow } from '#web/features/articles/public.ts'
import { LateDealRow } from '#web/features/deals/public.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { Home } from '#web/features/home/public.ts'
import { readSections } from '#web/features/home/read-sections.server.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { pageMeta, SiteJsonLd } from '#web/features/seo/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import type { Route } from './+types/home'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

const LATEST = 8
const FEATURED = 4
const DEALS = 8
const POSTS = 3
const MOST_GOOD_PRICES = 8
const CITIES = 20

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('home_title'), description: t('home_lead') }))

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(scopeContext)
  const { cars, search, deals, articles, setup } = api
  const { sections, hasDeals } = await readSections(api)
  const [{ items, total, facets }, best, featured, budgets, trust, dealPage, postPage] = await Promise.all([
    search.find({ limit: LATEST, facets: true }),
    sections.includes('good_prices') ? search.find({ limit: MOST_GOOD_PRICES, ...GOOD_PRICES }) : null,
    cars.featured({ limit: FEATURED }),
    search.list_budgets(),
    search.get_trust_counts(),
    // not asked for while the section is off: a failed call would make the page depend on every change
    hasDeals ? deals.list({}) : null,
    sections.includes('posts') ? articles.list_posts({ lang: languageOfRequest(request) }) : null,
  ])
  const shown = {
    sections,
    total: total ?? 0,
    latest: items,
    featured,
    good_prices: best?.items.filter(isGoodPrice) ?? [],
    makes: facets?.make.filter(({ count }) => count > 0) ?? [],
    cities: facets?.city.slice(0, CITIES) ?? [],
    trust,
    body_types: facets?.body_type ?? [],
    tags: facets?.tag.filter(({ count }) => count > 0) ?? [],
    budgets,
    deals: dealPage?.items.slice(0, DEALS) ?? [],
    posts: postPage?.items.slice(0, POSTS) ?? [],
    isNew: total === 0 && (await setup.get_state()).is_open,
    now: pageTime(new Date()),
  }
  await loadRows(shown)
  return shown
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  await loadRows(loaded)
  return loaded
}

/** Loads the code of what is below the fold. */
const loadRows = ({ deals, posts }: { deals: readonly unknown[]; posts: readonly unknown[] }) =>
  Promise.all([LateCarRow.load(), deals.length > 0 && LateDealRow.load(), posts.length > 0 && LatePostRow.load()])

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SiteJsonLd />
      <Home {...loaderData} />
    </>
  )
}
