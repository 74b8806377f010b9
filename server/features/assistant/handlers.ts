import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { ask } from './ask.ts'
import { getConversation, listConversations, removeConversation, renameConversation } from './conversations.ts'

const { assistant } = procedures

export const assistantHandlers = {
  ask: assistant.ask.handler(({ context, input, signal }) => ask(context, input, signal)),
  list_conversations: assistant.list_conversations.handler(({ context }) =>
    listConversations(context, requireUser(context).id),
  ),
  get_conversation: assistant.get_conversation.handler(({ context, input }) =>
    getConversation(context, requireUser(context).id, input.conversation_id),
  ),
  rename_conversation: assistant.rename_conversation.handler(({ context, input }) =>
    renameConversation(context, requireUser(context).id, input.conversation_id, input.name),
  ),
  remove_conversation: assistant.remove_conversation.handler(({ context, input }) =>
    removeConversation(context, requireUser(context).id, input.conversation_id),
  ),
}
