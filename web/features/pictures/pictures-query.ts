import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'

export const PICTURES = ['pictures', 'states']
const ASK_AGAIN_MS = 1500

/**
 * How far the server is with these pictures; asked again while it makes one.
 * @param car_id whose seller's they are, where an admin asks
 */
export const picturesQuery = (api: ApiClient, ids: readonly string[], car_id?: string) =>
  queryOptions({
    queryKey: [...PICTURES, ids, car_id ?? null],
    queryFn: async ({ signal }) => {
      if (!ids.length) return []
      if (!car_id) return api.pictures.list({ ids: [...ids] }, { signal })
      const all = await api.admin_cars.list_pictures({ car_id }, { signal })
      return ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'uploaded') ? ASK_AGAIN_MS : false),
  })
