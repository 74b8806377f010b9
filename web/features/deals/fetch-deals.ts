import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import type { DealPage } from '#contract/deals.ts'
import { pageTime } from '#domain/page-time.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { dealsQuery } from './deals-query.ts'
import { readDealSearch } from './deal-search.ts'

/**
 * Fetches the page of deals of a URL into the query cache.
 * @throws a response with 404 while the section is off
 */
export async function fetchDeals(api: ApiClient, client: QueryClient, address: string) {
  const search = readDealSearch(new URL(address).searchParams)
  const page = await orNotFound(fetchQuery(client, { ...dealsQuery(api, search), retry: false }))
  const nameOf = (named: DealPage['brands'], slug: string | undefined) => named.find((one) => one.slug === slug) ?? null
  return {
    search,
    total: page.total,
    brand: nameOf(page.brands, search.brand),
    category: nameOf(page.categories, search.category),
    now: pageTime(new Date()),
  }
}
export type FetchedDeals = Awaited<ReturnType<typeof fetchDeals>>
