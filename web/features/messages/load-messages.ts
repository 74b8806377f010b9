import type { ApiClient } from '#contract/client.ts'
import { CONVERSATION_LISTS } from '#domain/messages/conversation.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { ListedConversations } from './conversation-list.tsx'
import type { OpenThread } from './open-thread.ts'
import { threadAbout } from './thread-about.ts'

/** Loads what the query string of `/messages` asks for. */
export async function loadMessages(
  api: ApiClient,
  search: URLSearchParams,
): Promise<{ listed: ListedConversations; open: OpenThread | null }> {
  const list = CONVERSATION_LISTS.find((one) => one === search.get('list')) ?? 'inbox'
  const text = cutText(search.get('text') ?? '', 100)
  const after = search.get('after') ?? undefined
  const [listed, open] = await Promise.all([
    api.messages.list_conversations({ list, text, after }),
    loadOpen(api, search),
  ])
  return { listed: { list, text, ...listed }, open }
}

async function loadOpen(api: ApiClient, search: URLSearchParams): Promise<OpenThread | null> {
  const [conversationId, carId] = [search.get('conversation'), search.get('car')]
  if (conversationId) {
    const conversation = await api.messages.get_conversation({ conversation_id: conversationId })
    return { ...openOf(conversation), history: await api.messages.list({ conversation_id: conversationId }) }
  }
  if (!carId) return null
  const known = await api.messages.find_conversation({ car_id: carId })
  if (known) return { ...openOf(known), history: await api.messages.list({ conversation_id: known.id }) }
  return threadAbout(await api.cars.get({ car_id: carId }))
}

const openOf = (conversation: Awaited<ReturnType<ApiClient['messages']['get_conversation']>>) => ({
  conversation,
  car: conversation.car,
  other_user_name: conversation.other_user_name,
  canBegin: false,
})
