import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** Those of a user, for whoever may give one. */
export const penaltiesQuery = (api: ApiClient, user_id: string) => ({
  ...apiQuery(api, 'penalties', 'list', { user_id }),
  staleTime: 0,
})
