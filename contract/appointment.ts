import { z } from 'zod'
import { APPOINTMENT_STATES, APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { Timestamp } from './timestamp.ts'

/** When and where the two sides of a conversation meet to see the car. */
export const Appointment = z.object({
  /** The ID of the message that proposed it. */
  id: z.uuid(),
  /** The side that proposed it. */
  side: z.enum(SIDES),
  times: z.array(Timestamp),
  place: z.string(),
  state: z.enum(APPOINTMENT_STATES),
  /** The proposed time that the other side chose; null until then. */
  chosen_time: Timestamp.nullable(),
  /** What this message did to the appointment; `open` proposes it. */
  step: z.enum(APPOINTMENT_STEPS),
})
export type Appointment = z.output<typeof Appointment>
