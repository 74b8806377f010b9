import type { ApiClient } from '#contract/client.ts'
import { NOTIFICATION_LISTS } from '#domain/notifications/topics.ts'
import { withoutTold } from './without-told.ts'
import type { ListedNotifications } from './notification-centre.tsx'

/** Lists that show unread conversations too. */
const WITH_MESSAGES: readonly string[] = ['all', 'unread', 'messages']

/** What the dashboard shows by its address. */
export async function loadNotifications(api: ApiClient, search: URLSearchParams): Promise<ListedNotifications> {
  const list = NOTIFICATION_LISTS.find((one) => one === search.get('list')) ?? 'all'
  const after = search.get('after') ?? undefined
  const hasMessages = after === undefined && WITH_MESSAGES.includes(list)
  const [listed, unread] = await Promise.all([
    api.notifications.list({ list, after }),
    hasMessages ? api.messages.list_conversations({ list: 'unread' }) : { items: [] },
  ])
  const conversations = list === 'messages' ? unread.items : withoutTold(unread.items, listed.items)
  return { list, ...listed, conversations }
}
