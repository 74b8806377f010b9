import { z } from 'zod'
import { SIDES } from '#domain/messages/conversation.ts'
import { OFFER_STATES, OFFER_STEPS } from '#domain/messages/offer.ts'
import { Timestamp } from './timestamp.ts'

/** A non-binding price offered by one side of a conversation to the other. */
export const Offer = z.object({
  /** The ID of the message that made it. */
  id: z.uuid(),
  /** The side that made it. */
  side: z.enum(SIDES),
  /** In riyals. */
  amount: z.int(),
  /** The price of the ad when the offer was made, in riyals; null if on request. */
  asking_price: z.int().nullable(),
  state: z.enum(OFFER_STATES),
  /** What this message did to the offer; `open` makes it, `reopened` takes an acceptance back. */
  step: z.enum(OFFER_STEPS),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type Offer = z.output<typeof Offer>
