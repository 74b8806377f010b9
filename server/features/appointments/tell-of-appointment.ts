import type { APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import { appendMessage, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { appointment_messages, type AppointmentRow } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

interface AppointmentNews {
  appointment: Pick<AppointmentRow, 'conversation_id' | 'id'>
  step: (typeof APPOINTMENT_STEPS)[number]
  /** Absent if the system says it. */
  by?: { sender_id: string; id: string }
  now: Date
}

/** Adds a message about an appointment, in the transaction that locks its conversation. */
export async function tellOfAppointment(tx: Db, { appointment, step, by, now }: AppointmentNews): Promise<MessageRow> {
  const { conversation_id } = appointment
  const added = await appendMessage(tx, {
    conversation_id,
    id: by?.id ?? newId(),
    sender_id: by?.sender_id ?? null,
    message_type: by ? 'appointment' : 'system',
    now,
  })
  await tx
    .insert(appointment_messages)
    .values({ conversation_id, seq: added.seq, appointment_id: appointment.id, step })
  return added
}
