import type { ApiClient } from '#contract/client.ts'
import type { DealPage, DealSearch } from '#contract/deals.ts'
import { apiQuery, type ApiQuery } from '#web/platform/queries/api-query.ts'

const FRESH_MS = 30_000

/** A page of deals, by its filters and number. */
export const dealsQuery = (api: ApiClient, search: DealSearch): ApiQuery<DealPage> & { staleTime: number } => ({
  ...apiQuery(api, 'deals', 'list', search),
  staleTime: FRESH_MS,
})

/** A deal with other deals and cars. */
export const dealQuery = (api: ApiClient, dealId: string) => ({
  ...apiQuery(api, 'deals', 'get', { deal_id: dealId }),
  staleTime: FRESH_MS,
})
