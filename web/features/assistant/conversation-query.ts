import type { AssistantConversation, AssistantState, AssistantTurn } from '#contract/assistant.ts'
import type { ApiClient } from '#contract/client.ts'
import { apiQuery, type ApiQuery } from '#web/platform/queries/api-query.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'

export interface StoredTalk extends AssistantConversation {
  turns: readonly AssistantTurn[]
  state: AssistantState
}

export const conversationsQuery = (api: ApiClient, userId: string) =>
  apiQuery(api, 'assistant', 'list_conversations', undefined, userId)

/** A conversation; null if there is none, as before its first answer. */
export function conversationQuery(api: ApiClient, id: string, userId: string): ApiQuery<StoredTalk | null> {
  const query = apiQuery(api, 'assistant', 'get_conversation', { conversation_id: id }, userId)
  const orNull: ApiQuery<StoredTalk | null>['queryFn'] = async (context) => {
    try {
      return await query.queryFn(context)
    } catch (error) {
      const status = errorStatus(error)
      if (status === 404 || status === 400) return null
      throw error
    }
  }
  return { ...query, queryFn: orNull }
}
