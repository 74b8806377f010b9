import { z } from 'zod'
import { SIDES } from '#domain/messages/conversation.ts'
import { OFFER_STATES } from '#domain/messages/offer.ts'
import { Timestamp } from './timestamp.ts'

/** A price that one side offers the other. Not binding. */
export const Offer = z.object({
  /** The id of the message that made it. */
  id: z.uuid(),
  /** Who made it. */
  side: z.enum(SIDES),
  /** Riyals. */
  amount: z.int(),
  /** The price of the ad at the time; null on request. */
  asking_price: z.int().nullable(),
  /** Its current state. */
  state: z.enum(OFFER_STATES),
  /** What the message does; `open` makes the offer. */
  step: z.enum(OFFER_STATES),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type Offer = z.output<typeof Offer>
