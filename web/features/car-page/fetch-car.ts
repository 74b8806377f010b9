import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import type { Car } from '#contract/cars.ts'
import type { ApiClient } from '#contract/render.ts'

/**
 * An ad, others much like it, and what such cars cost, as of now.
 * @throws a response of 410 for a deleted ad, of 404 for one that is not to be seen or never was
 */
export async function fetchCar(api: ApiClient, client: QueryClient, car_id: string) {
  try {
    const [car, similar] = await Promise.all([
      client.fetchQuery({ ...carQuery(api, car_id), retry: false }),
      client.fetchQuery({ ...similarQuery(api, car_id), retry: false }),
    ])
    return { car, similar, market: await fetchMarket(api, client, car), now: new Date() }
  } catch (error) {
    const { status, data: was } = error as { status?: number; data?: unknown }
    if (status === undefined || status >= 500) throw error
    throw data(was ?? null, { status: status === 410 ? 410 : 404 })
  }
}

/** Only beside the ad: it does without. */
async function fetchMarket(api: ApiClient, client: QueryClient, { model, year, visibility }: Car) {
  if (!model || visibility !== 'public') return null
  return client
    .fetchQuery({
      queryKey: ['ads', 'get_market_price', model, year],
      queryFn: ({ signal }) => api.ads.get_market_price({ model, year }, { signal }),
      retry: false,
    })
    .catch(() => null)
}

const carQuery = (api: ApiClient, car_id: string) =>
  queryOptions({
    queryKey: ['cars', 'get', car_id],
    queryFn: ({ signal }) => api.cars.get({ car_id }, { signal }),
  })

const similarQuery = (api: ApiClient, car_id: string) =>
  queryOptions({
    queryKey: ['cars', 'similar', car_id],
    queryFn: ({ signal }) => api.cars.similar({ car_id }, { signal }),
  })
