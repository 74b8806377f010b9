import type { ApiClient } from '#contract/client.ts'
import { NOTIFICATION_LISTS } from '#domain/notifications/topics.ts'
import { withoutNotified } from './without-notified.ts'
import type { ListedNotifications } from './notification-centre.tsx'

/** Views that include unread conversations. */
const WITH_MESSAGES: readonly string[] = ['all', 'unread', 'messages']

/** Loads what the query string of the dashboard asks for. */
export async function loadNotifications(api: ApiClient, search: URLSearchParams): Promise<ListedNotifications> {
  const list = NOTIFICATION_LISTS.find((one) => one === search.get('list')) ?? 'all'
  const after = search.get('after') ?? undefined
  const hasMessages = after === undefined && WITH_MESSAGES.includes(list)
  const [listed, unread] = await Promise.all([
    api.notifications.list({ list, after }),
    hasMessages ? api.messages.list_conversations({ list: 'unread' }) : { items: [] },
  ])
  const conversations = list === 'messages' ? unread.items : withoutNotified(unread.items, listed.items)
  return { list, ...listed, conversations }
}
