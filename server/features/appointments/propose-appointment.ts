import { and, eq, inArray } from 'drizzle-orm'
import type { Message } from '#contract/messages.ts'
import { areTimesPossible } from '#domain/messages/appointment.ts'
import type { CallContext } from '#server/context.ts'
import { findRetried, inConversation, lockDeal, type MessageRow } from '#server/features/messages/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { appointments } from '#server/platform/db/schema/index.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { findAppointment } from './find-appointment.ts'
import { addAppointmentMessage, type AppointmentServices } from './add-appointment-message.ts'

interface Proposal {
  conversation_id: string
  id: string
  times: string[]
  place: string
}

/** @throws NOT_FOUND, ID_TAKEN, UNREACHABLE, NOT_ON_OFFER, INVALID_INPUT, TOO_MANY_ATTEMPTS */
export async function proposeAppointment(context: CallContext, proposal: Proposal): Promise<Message> {
  return inConversation(context, (tx, senderId) => store(context, tx, { ...proposal, sender_id: senderId }))
}

/** Idempotent by the ID of the message. */
async function store(
  services: AppointmentServices,
  tx: Db,
  { sender_id, conversation_id, id, place, ...proposal }: Proposal & { sender_id: string },
): Promise<MessageRow> {
  const now = services.clock()
  const times = proposal.times.map((time) => new Date(time)).toSorted((one, other) => Number(one) - Number(other))
  const { side, obstacle } = await lockDeal(tx, { user_id: sender_id, conversation_id, now })
  const stored = await findRetried(tx, { conversation_id, id, sender_id }, async () => {
    const known = await findAppointment(tx, { conversation_id, id })
    return known?.place === place && String(known.times) === String(times)
  })
  if (stored) return stored
  if (obstacle) throw fail(obstacle)
  if (!areTimesPossible(times, now)) throw invalid('times', 'invalid')
  await tx
    .update(appointments)
    .set({ state: 'superseded' })
    .where(and(eq(appointments.conversation_id, conversation_id), inArray(appointments.state, ['open', 'chosen'])))
  const appointment = {
    conversation_id,
    id,
    side,
    times,
    place,
    state: 'open' as const,
    chosen_time: null,
    created_at: now,
  }
  await tx.insert(appointments).values(appointment)
  return addAppointmentMessage(services, tx, { appointment, step: 'open', by: { side, sender_id, id }, now })
}
