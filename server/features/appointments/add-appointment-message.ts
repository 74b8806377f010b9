import { formatDateTime } from '#domain/format/format-date.ts'
import { otherSide } from '#domain/messages/conversation.ts'
import type { APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import type { NotificationKind } from '#domain/notifications/kinds.ts'
import type { Services } from '#server/context.ts'
import { appendMessage, notifySides, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { appointment_messages, type AppointmentRow } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'

export type AppointmentServices = Pick<Services, 'clock' | 'jobs' | 'publicUrl' | 'authSecret'>

type Step = Exclude<(typeof APPOINTMENT_STEPS)[number], 'superseded' | 'past'>

interface AppointmentNews {
  appointment: Pick<AppointmentRow, 'conversation_id' | 'id' | 'place' | 'chosen_time'>
  step: Step
  /** Omitted for system messages. */
  by?: { side: AppointmentRow['side']; sender_id: string; id: string }
  now: Date
}

const KINDS: Record<Step, NotificationKind> = {
  open: 'appointment_proposed',
  chosen: 'appointment_chosen',
  declined: 'appointment_declined',
  cancelled: 'appointment_cancelled',
  reminded: 'appointment_reminder',
}

/**
 * Adds a message about an appointment, in the transaction that locks its conversation. Notifies the other side or, for
 * system messages, both sides.
 */
export async function addAppointmentMessage(
  services: AppointmentServices,
  tx: Db,
  { appointment, step, by, now }: AppointmentNews,
): Promise<MessageRow> {
  const { conversation_id, place, chosen_time } = appointment
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
  await notifySides(services, tx, {
    conversation_id,
    sides: by ? [otherSide(by.side)] : ['buyer', 'seller'],
    kind: KINDS[step],
    values: (lang) => ({ place, ...(chosen_time && { time: formatDateTime(chosen_time, lang) }) }),
    ...(step === 'reminded' &&
      chosen_time && { mail: { template: 'appointment_reminder' as const, until: chosen_time } }),
    now,
  })
  return added
}
