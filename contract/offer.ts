import { z } from 'zod'
import { SIDES } from '#domain/messages/conversation.ts'
import { OFFER_STATES } from '#domain/messages/offer.ts'
import { Timestamp } from './timestamp.ts'

/** A price that one side offers the other. Not binding. */
export const Offer = z.object({
  /** That of the message that made it. */
  id: z.uuid(),
  /** Who made it. */
  side: z.enum(SIDES),
  /** Riyals. */
  amount: z.int(),
  /** What the ad asked at the time; null on request. */
  asking_price: z.int().nullable(),
  /** What has become of it by now. */
  state: z.enum(OFFER_STATES),
  /** What the message says of it; `open` makes it. */
  step: z.enum(OFFER_STATES),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type Offer = z.output<typeof Offer>
