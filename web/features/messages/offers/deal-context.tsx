import { createContext, use } from 'react'
import type { Appointment } from '#contract/appointment.ts'
import type { Conversation } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import type { Side } from '#domain/messages/conversation.ts'
import type { DealStep } from './deal-step.ts'

/** What the two of a thread deal about. */
export interface Deal {
  /** Null before the first message. */
  conversation: Conversation | null
  car: Conversation['car']
  /** Which side the user is. */
  side: Side
  /** By their ids, as they are now. */
  offers: ReadonlyMap<string, Offer>
  appointments: ReadonlyMap<string, Appointment>
  /** Opens the form of an offer. */
  onOffer: () => void
  /** Keeps a step on the device until the server has it. @param id of its message, if it may be sent twice */
  send: (step: DealStep, id?: string) => void
  /** Whether an answer to an offer or appointment is on its way, or was refused and is still there. */
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
