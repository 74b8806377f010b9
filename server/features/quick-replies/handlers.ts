import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { listQuickReplies, setQuickReplies } from './quick-replies.ts'

const { quick_replies } = procedures

export const quickRepliesHandlers = {
  list: quick_replies.list.handler(({ context }) => listQuickReplies(context.db, requireUser(context).id)),
  set: quick_replies.set.handler(({ context, input }) =>
    setQuickReplies(context.db, requireUser(context).id, input.texts),
  ),
}
