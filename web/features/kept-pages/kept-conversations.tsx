import { ConversationItem } from '#web/features/messages/public.ts'
import type { KeptInbox } from '#web/features/offline/public.ts'

/** Conversations as they were listed. */
export function KeptConversations({ inbox: { conversations } }: { inbox: KeptInbox }) {
  return (
    <ul className="flex flex-col gap-1">
      {conversations.map((conversation) => (
        <ConversationItem
          key={conversation.id}
          conversation={conversation}
          to={`/messages?conversation=${conversation.id}`}
          now={null}
        />
      ))}
    </ul>
  )
}
