import type { ApiClient } from '#contract/client.ts'
import type { Unread } from '#contract/messages.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** How many messages a user has not seen; always whole, from the server. Counts may arrive late, after a newer one. */
export const unreadQuery = (api: ApiClient, user_id: string) => ({
  ...apiQuery(api, 'messages', 'count_unread', undefined, user_id),
  structuralSharing: newerOf,
})

export function newerOf(before: unknown, next: unknown): unknown {
  const known = before as Unread | undefined
  return known && known.as_of > (next as Unread).as_of ? known : next
}
