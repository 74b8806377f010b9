import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { PricePosition } from '#contract/fair-price.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'

/**
 * Fetches an ad, similar ads, and what the label of its price rests on.
 * @throws a response with 410 for a deleted ad, 404 for one that is not visible or does not exist
 */
export async function fetchCar(api: ApiClient, client: QueryClient, carId: string) {
  try {
    const [car, similar, position] = await Promise.all([
      fetchQuery(client, { ...apiQuery(api, 'cars', 'get', { car_id: carId }), retry: false }),
      fetchQuery(client, { ...apiQuery(api, 'search', 'find_similar', { car_id: carId }), retry: false }),
      fetchPosition(api, client, carId),
      LateCarRow.load(),
    ])
    return { car, similar, position }
  } catch (error) {
    const status = errorStatus(error)
    if (status === undefined || status >= 500) throw error
    throw data((error as { data?: unknown }).data ?? null, { status: status === 410 ? 410 : 404 })
  }
}

/** Null unless the ad is active. */
async function fetchPosition(api: ApiClient, client: QueryClient, carId: string): Promise<PricePosition | null> {
  try {
    return await fetchQuery(client, { ...apiQuery(api, 'fair_price', 'get_position', { car_id: carId }), retry: false })
  } catch (error) {
    if (errorStatus(error) === 404) return null
    throw error
  }
}
