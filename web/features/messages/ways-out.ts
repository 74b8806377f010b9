import { isTyped } from './offers/deal-step.ts'
import type { WaitingMessage } from './outbox.ts'

/** Codes of refusals that nothing can change. */
const FINAL: readonly string[] = ['OFFER_ENDED', 'APPOINTMENT_ENDED', 'OFFERS_USED_UP']

type Refused = Pick<WaitingMessage, 'refused' | 'step'>

/** Whether a time of an appointment passed before it was sent. */
export const isLate = ({ refused, step }: Refused): boolean =>
  refused === 'INVALID_INPUT' && (step?.type.startsWith('appointment') ?? false)

interface WaysOut {
  /** Whether sending the same again may succeed. */
  canSendAgain: boolean
  /** Whether it can be changed and sent. */
  canEdit: boolean
}

/** What can be done about a message in the outbox. */
export function waysOut(message: Refused): WaysOut {
  const { refused, step } = message
  const isFinal = refused !== null && FINAL.includes(refused)
  return {
    canSendAgain: refused !== null && !isFinal && !isLate(message) && refused !== 'OFFER_TOO_HIGH',
    canEdit: !isFinal && (!step || isTyped(step)),
  }
}
