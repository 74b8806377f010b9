import { and, eq } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import {
  appointmentState,
  canAnswerAppointment,
  canChooseTime,
  type AppointmentAnswer,
} from '#domain/messages/appointment.ts'
import type { CallContext } from '#server/context.ts'
import { findRetried, inConversation, lockDeal, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { appointment_messages, appointments } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { findAppointment } from './find-appointment.ts'
import { addAppointmentMessage, type AppointmentServices } from './add-appointment-message.ts'

interface Answer {
  conversation_id: string
  appointment_id: string
  /** The ID of the message with the answer. */
  id: string
  answer: AppointmentAnswer
  time?: string | undefined
}

/** @throws NOT_FOUND, ID_TAKEN, UNREACHABLE, NOT_ON_OFFER, APPOINTMENT_ENDED, INVALID_INPUT, TOO_MANY_ATTEMPTS */
export async function answerAppointment(context: CallContext, answer: Answer): Promise<Message> {
  return inConversation(context, (tx, senderId) => store(context, tx, { ...answer, sender_id: senderId }))
}

/** Idempotent by the ID of the message. */
async function store(
  services: AppointmentServices,
  tx: Db,
  { sender_id, ...wanted }: Answer & { sender_id: string },
): Promise<MessageRow> {
  const { conversation_id, appointment_id, id, answer, time } = wanted
  const now = services.clock()
  const { side, obstacle } = await lockDeal(tx, { user_id: sender_id, conversation_id, now })
  const stored = await findRetried(tx, { ...wanted, sender_id }, (found) => isSameAnswer(tx, found, wanted))
  if (stored) return stored
  const appointment = await findAppointment(tx, { conversation_id, id: appointment_id })
  if (!appointment) throw fail('NOT_FOUND')
  if (!['open', 'chosen'].includes(appointmentState(appointment, now))) throw fail('APPOINTMENT_ENDED')
  // a late answer fails with this error, whichever side sends it
  if (answer !== 'cancelled' && appointment.state === 'chosen') throw fail('APPOINTMENT_ENDED')
  const by = side === appointment.side ? 'own' : 'other'
  if (!canAnswerAppointment(appointment, answer, by, now)) throw invalid('answer', 'invalid')
  // cancelling is always possible
  if (obstacle && answer === 'chosen') throw fail(obstacle)
  if (obstacle === 'UNREACHABLE') throw fail(obstacle)
  const chosenTime = answer === 'chosen' ? new Date(time ?? 0) : appointment.chosen_time
  if (answer === 'chosen' && !canChooseTime(appointment, new Date(time ?? 0), now)) throw invalid('time', 'invalid')
  await tx
    .update(appointments)
    .set({ state: answer, chosen_time: chosenTime })
    .where(and(eq(appointments.conversation_id, conversation_id), eq(appointments.id, appointment_id)))
  const answered = { ...appointment, chosen_time: chosenTime }
  return addAppointmentMessage(services, tx, { appointment: answered, step: answer, by: { side, sender_id, id }, now })
}

async function isSameAnswer(tx: Db, { conversation_id, seq }: MessageRow, { appointment_id, answer }: Answer) {
  const [stored] = await tx
    .select()
    .from(appointment_messages)
    .where(and(eq(appointment_messages.conversation_id, conversation_id), eq(appointment_messages.seq, seq)))
  return stored?.appointment_id === appointment_id && stored.step === answer
}
