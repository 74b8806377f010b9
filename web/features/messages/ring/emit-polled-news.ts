import type { ApiClient } from '#contract/client.ts'
import type { Unread } from '#contract/messages.ts'
import { MOST_CARDS } from '#domain/messages/ring.ts'
import { emitLive } from '#web/features/live/public.ts'

/**
 * Emits the last message of the latest unread conversations, as the socket would.
 * @param added how many messages are new
 */
export async function emitPolledNews(api: ApiClient, unread: Unread, added: number): Promise<void> {
  const { items } = await api.messages.list_conversations({ limit: MOST_CARDS })
  const fresh = items.filter(({ unread_count }) => unread_count > 0).slice(0, added)
  for (const { last_message, other_user_name } of fresh.toReversed()) {
    emitLive('message', { message: last_message, other_user_name, unread })
  }
}
