import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Settings that visitors may read. */
export const publicSettingsQuery = (api: ApiClient) => apiQuery(api, 'settings', 'list', undefined)

/** All settings that are set, for admins. Refetched whenever the screen is opened. */
export const anySettingsQuery = (api: ApiClient, userId: string) => ({
  ...apiQuery(api, 'settings', 'list_any', undefined, userId),
  staleTime: 0,
})
