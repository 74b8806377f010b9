import { z } from 'zod'
import { APPOINTMENT_ANSWERS, LONGEST_PLACE, MOST_TIMES } from '#domain/messages/appointment.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { Message } from './messages.ts'
import { atMost, procedure, routesOf, Text } from './procedure.ts'

const Place = Text.check(atMost(1000))
  .transform(plainText)
  .refine((text) => text !== '', 'required')
  .check(atMost(LONGEST_PLACE))
const Time = z.iso.datetime({ offset: true })

const route = routesOf('appointments')
const ANSWERING = [
  'TOO_MANY_ATTEMPTS',
  'LIMITED',
  'UNREACHABLE',
  'ID_TAKEN',
  'NOT_FOUND',
  'NOT_ON_OFFER',
  'INVALID_INPUT',
] as const

export const appointments = {
  propose: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Propose an appointment to see the car',
        'POST',
        '/me/conversations/{conversation_id}/appointments',
        'Proposes up to three times within 30 days, of which the other side chooses one. Replaces an earlier proposal. Idempotent.',
      ),
    )
    .input(
      z.strictObject({
        conversation_id: z.uuid(),
        id: z.uuid(),
        times: z.array(Time).min(1, 'required').max(MOST_TIMES, 'too_long'),
        place: Place,
      }),
    )
    .errors(errors(...ANSWERING))
    .output(Message),
  answer: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Answer a proposed appointment, or cancel one',
        'POST',
        '/me/conversations/{conversation_id}/appointments/{appointment_id}/answer',
        'The answer is a message, whose ID the client chooses. Idempotent.',
      ),
    )
    .input(
      z.strictObject({
        conversation_id: z.uuid(),
        appointment_id: z.uuid(),
        id: z.uuid(),
        answer: z.enum(APPOINTMENT_ANSWERS),
        /** One of the proposed times. Required if the answer is `chosen`. */
        time: Time.optional(),
      }),
    )
    .errors(errors(...ANSWERING, 'APPOINTMENT_ENDED'))
    .output(Message),
}
