import type { Conversation } from '#contract/messages.ts'
import type { History } from './use-thread.ts'

export interface OpenThread {
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  other_user_name: string | null
  history: History
  /** Whether the buyer can begin the conversation; irrelevant once it exists. */
  canBegin: boolean
}

/**
 * Key of a thread on this device. A buyer has one thread per car, even before the conversation exists; a seller has one
 * per conversation.
 */
export const threadIdOf = ({ conversation, car }: Pick<OpenThread, 'conversation' | 'car'>): string =>
  conversation?.side === 'seller' ? conversation.id : car.id
