import { z } from 'zod'
import { APPOINTMENT_STATES, APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { Timestamp } from './timestamp.ts'

/** When and where the two sides of a conversation meet to see the car. */
export const Appointment = z.object({
  /** That of the message that proposed it. */
  id: z.uuid(),
  /** Who proposed it. */
  side: z.enum(SIDES),
  times: z.array(Timestamp),
  place: z.string(),
  /** What has become of it by now. */
  state: z.enum(APPOINTMENT_STATES),
  /** Which of the times the other side chose; null before. */
  chosen_time: Timestamp.nullable(),
  /** What the message says of it; `open` proposes it. */
  step: z.enum(APPOINTMENT_STEPS),
})
export type Appointment = z.output<typeof Appointment>
