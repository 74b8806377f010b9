import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'

export const carQuery = (api: ApiClient, car_id: string) =>
  queryOptions({
    queryKey: ['cars', 'get', car_id],
    queryFn: ({ signal }) => api.cars.get({ car_id }, { signal }),
  })

export const similarQuery = (api: ApiClient, car_id: string) =>
  queryOptions({
    queryKey: ['cars', 'similar', car_id],
    queryFn: ({ signal }) => api.cars.similar({ car_id }, { signal }),
  })
