import { keepPreviousData } from '@tanstack/react-query'
import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Of one request. */
const MOST_ASKED = 60

/** The cards of any number of cars; those that are shown stay until the next have come. */
export function cardsQuery(api: ApiClient, ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, at) =>
    ids.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED),
  )
  return {
    ...apiQuery(api, 'cars', 'get_many', { ids: [...ids] }),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await Promise.all(parts.map((part) => api.cars.get_many({ ids: part }, { signal })))).flat(),
    placeholderData: keepPreviousData,
  }
}
