import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { Car } from '#contract/cars.ts'
import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { errorStatus } from '#web/platform/error-status.ts'
import { fetchQuery } from '#web/platform/fetch-query.ts'

/**
 * Fetches an ad, similar ads and the price range of such cars.
 * @throws a response with 410 for a deleted ad, 404 for one that is not visible or does not exist
 */
export async function fetchCar(api: ApiClient, client: QueryClient, car_id: string) {
  try {
    const [car, similar] = await Promise.all([
      fetchQuery(client, { ...apiQuery(api, 'cars', 'get', { car_id }), retry: false }),
      fetchQuery(client, { ...apiQuery(api, 'search', 'find_similar', { car_id }), retry: false }),
    ])
    return { car, similar, market: await fetchMarket(api, client, car), now: new Date() }
  } catch (error) {
    const status = errorStatus(error)
    if (status === undefined || status >= 500) throw error
    throw data((error as { data?: unknown }).data ?? null, { status: status === 410 ? 410 : 404 })
  }
}

/** Null if the request fails: the page works without it. */
async function fetchMarket(api: ApiClient, client: QueryClient, { model, year, visibility }: Car) {
  if (!model || visibility !== 'public') return null
  return fetchQuery(client, { ...apiQuery(api, 'ads', 'get_market_price', { model, year }), retry: false }).catch(
    () => null,
  )
}
