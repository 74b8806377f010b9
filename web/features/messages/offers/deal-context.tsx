import { createContext, use } from 'react'
import type { Appointment } from '#contract/appointment.ts'
import type { Conversation } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import type { Side } from '#domain/messages/conversation.ts'
import type { WaitingMessage } from '../outbox.ts'
import type { DealStep } from './deal-step.ts'

/** Offers and appointments of a thread, and functions to change them. */
export interface Deal {
  /** Id of the thread on this device. */
  threadId: string
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  /** Side of the user. */
  side: Side
  /** Current state of each offer by id. */
  offers: ReadonlyMap<string, Offer>
  /** Whether the last offer was accepted. */
  isAgreed: boolean
  appointments: ReadonlyMap<string, Appointment>
  /** Opens the form of an offer. */
  onOffer: () => void
  /** Opens the form of an appointment. */
  onPropose: () => void
  /** Takes an offer or appointment back into its form, unless it was sent meanwhile. */
  onEdit: (message: WaitingMessage) => void
  /**
   * Stores a step on the device until the server has acknowledged it.
   * @param id message id that makes repeated calls idempotent
   */
  send: (step: DealStep, id?: string) => void
  /** Whether an answer to an offer or appointment is being sent or was refused. */
  isWaiting: (id: string) => boolean
  isOfferWaiting: boolean
}

const DealContext = createContext<Deal | null>(null)
export const DealProvider = DealContext.Provider

export function useDeal(): Deal {
  const deal = use(DealContext)
  if (!deal) throw new Error('Outside of a thread there is no deal')
  return deal
}
