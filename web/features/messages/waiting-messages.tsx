import type { Conversation } from '#contract/messages.ts'
import { threadIdOf } from './open-thread.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingBubble } from './waiting-bubble.tsx'

/** What waits in the outbox of a conversation, to be read without a connection. */
export const WaitingMessages = ({ conversation, user_id }: { conversation: Conversation; user_id: string }) =>
  useWaiting(user_id, threadIdOf({ conversation, car: conversation.car })).map((message) => (
    <WaitingBubble key={message.id} message={message} stuckBy="network" />
  ))
