import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** What visitors may read. */
export const publicSettingsQuery = (api: ApiClient) => apiQuery(api, 'settings', 'list', undefined)

/** All that have been set, for admins: asked for again whenever the screen is opened. */
export const anySettingsQuery = (api: ApiClient, user_id: string) => ({
  ...apiQuery(api, 'settings', 'list_any', undefined, user_id),
  staleTime: 0,
})
