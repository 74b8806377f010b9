import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Ids of the favorites of an account. */
export const favoriteIdsQuery = (api: ApiClient, userId: string | undefined) =>
  apiQuery(api, 'favorites', 'list_ids', undefined, userId)
