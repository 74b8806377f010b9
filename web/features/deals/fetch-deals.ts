import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { DealPage } from '#contract/deals.ts'
import { pageTime } from '#domain/page-time.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { dealQuery, dealsQuery } from './deals-query.ts'
import { readDealSearch } from './deal-search.ts'

/**
 * Fetches the page of deals of a URL into the query cache.
 * @throws a response with 404 while the section is off
 */
export async function fetchDeals(api: ApiClient, client: QueryClient, address: string) {
  const search = readDealSearch(new URL(address).searchParams)
  const page = await fetchQuery(client, { ...dealsQuery(api, search), retry: false }).catch(refuse)
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

/**
 * Fetches a deal.
 * @throws a response with 404 for one that is not visible or does not exist
 */
export async function fetchDeal(api: ApiClient, client: QueryClient, dealId: string) {
  const found = await fetchQuery(client, { ...dealQuery(api, dealId), retry: false }).catch(refuse)
  return { ...found, now: pageTime(new Date()) }
}

/** Not `orNotFound`, whose chunk holds the code of forms too. */
function refuse(error: unknown): never {
  const status = errorStatus(error)
  throw status === 404 || status === 400 ? data(null, { status: 404 }) : error
}
