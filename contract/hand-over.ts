import { z } from 'zod'
import { HAND_OVER_STATES } from '#domain/hand-over/hand-over-state.ts'
import { HAND_OVER_ITEMS } from '#domain/hand-over/items.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const Tick = z.object({
  item: z.enum(HAND_OVER_ITEMS),
  /** The side that confirmed it. */
  side: z.enum(SIDES),
  ticked_at: Timestamp,
})

/** What both sides have confirmed on the way to the transfer of a car. It binds neither. */
export const HandOver = z.object({
  conversation_id: z.uuid(),
  offer_id: z.uuid(),
  /** The accepted price in riyals. */
  price: z.int(),
  agreed_at: Timestamp,
  state: z.enum(HAND_OVER_STATES),
  /** The side of the caller. */
  side: z.enum(SIDES),
  ticks: z.array(Tick),
  /** Increases with each change: the list with the higher number is newer. */
  revision: z.int(),
})
export type HandOver = z.output<typeof HandOver>

/** What the sheet to print says. Names are null until they are typed. */
export const HandOverSheet = z.object({
  hand_over: HandOver,
  buyer_name: z.string().nullable(),
  seller_name: z.string().nullable(),
  car: z.object({
    make_name_ar: z.string(),
    make_name_en: z.string(),
    model_name_ar: z.string(),
    model_name_en: z.string(),
    year: z.int(),
    /** In kilometres, as the ad says. */
    mileage: z.int(),
  }),
})
export type HandOverSheet = z.output<typeof HandOverSheet>

const HandOverName = OneLine.transform(plainText).pipe(z.string().trim().check(atMost(100)))

const InConversation = z.strictObject({ conversation_id: z.uuid() })
const OfOffer = InConversation.extend({ offer_id: z.uuid() })
const CHANGING = ['NOT_FOUND', 'HAND_OVER_ENDED', 'TOO_MANY_ATTEMPTS'] as const

const route = routesOf('hand-over')

export const hand_over = {
  get: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the hand-over list of an accepted offer',
        'GET',
        '/me/conversations/{conversation_id}/offers/{offer_id}/hand-over',
        'Only for the buyer and the seller. Also after it has ended.',
      ),
    )
    .input(OfOffer)
    .errors(errors('NOT_FOUND'))
    .output(HandOver),
  tick: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Confirm an item of the hand-over list, or undo that',
        'PUT',
        '/me/conversations/{conversation_id}/offers/{offer_id}/hand-over/{item}',
        'Each side confirms its own part. Confirming again keeps the first time. Idempotent.',
      ),
    )
    .input(OfOffer.extend({ item: z.enum(HAND_OVER_ITEMS), is_ticked: z.boolean() }))
    .errors(errors(...CHANGING, 'INVALID_INPUT'))
    .output(HandOver),
  get_sheet: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the hand-over sheet',
        'GET',
        '/me/conversations/{conversation_id}/hand-over-sheet',
        'Of the offer that was accepted last. Only for the buyer and the seller.',
      ),
    )
    .input(InConversation)
    .errors(errors('NOT_FOUND'))
    .output(HandOverSheet),
  set_name: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Set your name on the hand-over sheet',
        'PUT',
        '/me/conversations/{conversation_id}/offers/{offer_id}/hand-over-name',
        'Both sides see it. An empty name removes it, also after the hand-over has ended.',
      ),
    )
    .input(OfOffer.extend({ name: HandOverName }))
    .errors(errors(...CHANGING, 'LIMITED'))
    .output(HandOverSheet),
}
