import { z } from 'zod'
import { PRICE_BOUNDS } from '#domain/ads/changed-price.ts'
import { OFFER_ANSWERS } from '#domain/messages/offer.ts'
import { errors } from './errors.ts'
import { Message } from './messages.ts'
import { procedure, routesOf } from './procedure.ts'

const Riyals = z.int().min(PRICE_BOUNDS.min, 'price_too_low').max(PRICE_BOUNDS.max, 'price_too_high')
const Floor = z.object({
  /** The private minimum in riyals; null if none is set. */
  floor: z.int().nullable(),
})

const route = routesOf('offers')
const MAKING = [
  'TOO_MANY_ATTEMPTS',
  'LIMITED',
  'UNREACHABLE',
  'ID_TAKEN',
  'NOT_ON_OFFER',
  'OFFER_OPEN',
  'OFFERS_USED_UP',
  'OFFER_TOO_HIGH',
] as const

export const offers = {
  start: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Make an offer to the seller of an ad',
        'POST',
        '/cars/{car_id}/offers',
        'Adds the offer to the conversation about the ad, or starts one. Offers are not binding. Idempotent.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid(), id: z.uuid(), amount: Riyals }))
    .errors(errors(...MAKING, 'NOT_FOUND', 'OWN_AD', 'EMAIL_NOT_CONFIRMED'))
    .output(Message),
  make: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Make an offer in a conversation',
        'POST',
        '/me/conversations/{conversation_id}/offers',
        'Counters the open offer of the other side. Offers are not binding. Idempotent.',
      ),
    )
    .input(z.strictObject({ conversation_id: z.uuid(), id: z.uuid(), amount: Riyals }))
    .errors(errors(...MAKING, 'NOT_FOUND'))
    .output(Message),
  answer: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Answer an offer, take an acceptance back, or withdraw your own',
        'POST',
        '/me/conversations/{conversation_id}/offers/{offer_id}/answer',
        'The answer is a message, whose ID the client chooses. Idempotent. An acceptance can be taken back (`reopened`) for a minute.',
      ),
    )
    .input(
      z.strictObject({ conversation_id: z.uuid(), offer_id: z.uuid(), id: z.uuid(), answer: z.enum(OFFER_ANSWERS) }),
    )
    .errors(
      errors(
        'TOO_MANY_ATTEMPTS',
        'LIMITED',
        'UNREACHABLE',
        'ID_TAKEN',
        'NOT_FOUND',
        'NOT_ON_OFFER',
        'OFFER_ENDED',
        'INVALID_INPUT',
      ),
    )
    .output(Message),
  get_floor: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the private minimum of an ad or a draft',
        'GET',
        '/me/ads/{car_id}/offer-floor',
        'Only for the seller. Lower offers are declined automatically.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid() }))
    .errors(errors('NOT_FOUND'))
    .output(Floor),
  set_floor: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Set the private minimum of an ad',
        'PUT',
        '/me/ads/{car_id}/offer-floor',
        'Lower offers are declined automatically, without disclosing the minimum. Only the seller sees it. It is removed if the price falls below it.',
      ),
    )
    .input(z.strictObject({ car_id: z.uuid(), floor: Riyals.nullable() }))
    .errors(errors('NOT_FOUND', 'FLOOR_ABOVE_PRICE'))
    .output(Floor),
}
