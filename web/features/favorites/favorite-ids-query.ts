import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** The ids of the cars that an account saved. */
export const favoriteIdsQuery = (api: ApiClient, userId: string | undefined) =>
  apiQuery(api, 'favorites', 'list_ids', undefined, userId)
