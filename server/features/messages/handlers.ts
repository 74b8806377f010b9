import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { setArchived } from './archive-conversation.ts'
import { blockUser, unblockUser } from './block-user.ts'
import { countUnread } from './count-unread.ts'
import { findConversation, getConversation } from './get-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { markMessagesRead } from './mark-read.ts'
import { getPicture } from './pictures/get-picture.ts'
import { sendMessage } from './send-message.ts'
import { startConversation } from './start-conversation.ts'

const { messages } = procedures
const by = (context: Parameters<typeof requireUser>[0]) => ({ user_id: requireUser(context).id })

export const messagesHandlers = {
  list_conversations: messages.list_conversations.handler(({ context, input }) =>
    listConversations(context, { ...by(context), ...input }),
  ),
  get_conversation: messages.get_conversation.handler(({ context, input }) =>
    getConversation(context, { ...by(context), ...input }),
  ),
  find_conversation: messages.find_conversation.handler(({ context, input }) =>
    findConversation(context, { ...by(context), ...input }),
  ),
  start: messages.start.handler(({ context, input }) => startConversation(context, input)),
  list: messages.list.handler(({ context, input }) => listMessages(context, { ...by(context), ...input })),
  send: messages.send.handler(({ context, input }) => sendMessage(context, input)),
  get_picture: messages.get_picture.handler(({ context, input }) => getPicture(context, input)),
  mark_read: messages.mark_read.handler(({ context, input }) =>
    markMessagesRead(context, { ...by(context), ...input }),
  ),
  count_unread: messages.count_unread.handler(({ context }) => countUnread(context.db, requireUser(context).id)),
  archive: messages.archive.handler(({ context, input }) => setArchived(context, { ...by(context), ...input }, true)),
  unarchive: messages.unarchive.handler(({ context, input }) =>
    setArchived(context, { ...by(context), ...input }, false),
  ),
  block: messages.block.handler(({ context, input }) => blockUser(context, { ...by(context), ...input })),
  unblock: messages.unblock.handler(({ context, input }) => unblockUser(context, { ...by(context), ...input })),
}
