import type { ApiClient } from '#contract/client.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** How many messages a user has not seen; always whole, from the server. */
export const unreadQuery = (api: ApiClient, user_id: string) =>
  apiQuery(api, 'messages', 'count_unread', undefined, user_id)
