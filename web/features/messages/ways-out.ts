import type { Conversation } from '#contract/messages.ts'
import { isTyped } from './offers/deal-step.ts'
import type { OpenThread } from './open-thread.ts'
import type { WaitingMessage } from './outbox.ts'

/** Codes of refusals that nothing can change. */
const FINAL: readonly string[] = ['OFFER_ENDED', 'APPOINTMENT_ENDED', 'OFFERS_USED_UP']

type Refused = Pick<WaitingMessage, 'refused' | 'step'>

/** Whether a time of an appointment passed before it was sent. */
export const isLate = ({ refused, step }: Refused): boolean =>
  refused === 'INVALID_INPUT' && (step?.type.startsWith('appointment') ?? false)

/** What a thread takes now, before and after its first message. */
export const statusOf = ({
  conversation,
  canBegin,
}: Pick<OpenThread, 'conversation' | 'canBegin'>): Conversation['status'] =>
  conversation ? conversation.status : canBegin ? 'active' : 'closed'

interface WaysOut {
  /** Whether sending the same again may succeed. */
  canSendAgain: boolean
  /** Whether it can be changed and sent. */
  canEdit: boolean
  /** Whether it has something typed that is only there. */
  canCopy: boolean
}

/**
 * What can be done about a message in the outbox.
 * @param status of its thread
 */
export function waysOut(message: Refused, status: Conversation['status']): WaysOut {
  const { refused, step } = message
  const isFinal = refused !== null && FINAL.includes(refused)
  const isTaken = step ? status === 'active' : status !== 'closed'
  const hasTyped = !step || isTyped(step)
  // the form for a car that is no longer for sale could only be refused again
  const canEdit = hasTyped && isTaken && !isFinal && !(step && refused === 'NOT_ON_OFFER')
  return {
    canSendAgain: refused !== null && isTaken && !isFinal && !isLate(message) && refused !== 'OFFER_TOO_HIGH',
    canEdit,
    canCopy: hasTyped && !canEdit,
  }
}
