import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Penalties of a user, for moderators. */
export const penaltiesQuery = (api: ApiClient, userId: string) => ({
  ...apiQuery(api, 'penalties', 'list', { user_id: userId }),
  staleTime: 0,
})
