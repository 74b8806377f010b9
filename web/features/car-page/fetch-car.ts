import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { fetchQuery } from '#web/platform/queries/fetch-query.ts'

/**
 * Fetches an ad and similar ads.
 * @throws a response with 410 for a deleted ad, 404 for one that is not visible or does not exist
 */
export async function fetchCar(api: ApiClient, client: QueryClient, carId: string) {
  try {
    const [car, similar] = await Promise.all([
      fetchQuery(client, { ...apiQuery(api, 'cars', 'get', { car_id: carId }), retry: false }),
      fetchQuery(client, { ...apiQuery(api, 'search', 'find_similar', { car_id: carId }), retry: false }),
    ])
    return { car, similar }
  } catch (error) {
    const status = errorStatus(error)
    if (status === undefined || status >= 500) throw error
    throw data((error as { data?: unknown }).data ?? null, { status: status === 410 ? 410 : 404 })
  }
}
