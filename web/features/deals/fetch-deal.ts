import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { pageTime } from '#domain/page-time.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { orNotFound } from '#web/platform/pages/or-not-found.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'
import { dealQuery } from './deals-query.ts'

/**
 * Fetches a deal.
 * @throws a response with 404 for one that is not visible or does not exist
 */
export async function fetchDeal(api: ApiClient, client: QueryClient, dealId: string) {
  const [found] = await Promise.all([
    orNotFound(fetchQuery(client, { ...dealQuery(api, dealId), retry: false })),
    LateCarRow.load(),
  ])
  return { ...found, now: pageTime(new Date()) }
}
