import type { ApiClient } from '#contract/client.ts'
import type { Unread } from '#contract/messages.ts'
import { newerUnread } from '#domain/messages/newer-unread.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'

/** Number of unread messages. Always fetched as a total, never counted on the client. */
export const unreadQuery = (api: ApiClient, userId: string) => ({
  ...apiQuery(api, 'messages', 'count_unread', undefined, userId),
  structuralSharing: (before: unknown, next: unknown) => newerUnread(before as Unread | undefined, next as Unread),
})
