import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#contract/render.ts'

export const PICTURES = ['pictures', 'states']
const ASK_AGAIN_MS = 1500

/** How far the server is with these pictures; asked again while it makes one. */
export const picturesQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...PICTURES, ids],
    queryFn: ({ signal }) => (ids.length ? api.pictures.list({ ids: [...ids] }, { signal }) : []),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'uploaded') ? ASK_AGAIN_MS : false),
  })
