import { z } from 'zod'
import { APPOINTMENT_STATES, APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { Timestamp } from './timestamp.ts'

/** When and where the two sides of a conversation meet to see the car. */
export const Appointment = z.object({
  /** The id of the message that proposed it. */
  id: z.uuid(),
  /** Who proposed it. */
  side: z.enum(SIDES),
  times: z.array(Timestamp),
  place: z.string(),
  /** Its current state. */
  state: z.enum(APPOINTMENT_STATES),
  /** Which of the times the other side chose; null before. */
  chosen_time: Timestamp.nullable(),
  /** What the message does; `open` proposes the appointment. */
  step: z.enum(APPOINTMENT_STEPS),
})
export type Appointment = z.output<typeof Appointment>
