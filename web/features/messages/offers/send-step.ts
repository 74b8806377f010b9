import type { ApiClient } from '#contract/client.ts'
import type { Message } from '#contract/messages.ts'
import type { DealStep } from './deal-step.ts'

interface Sent {
  /** Id of the message, which makes retries idempotent. */
  id: string
  /** Null before the first message about the car. */
  conversation_id: string | null
  car_id: string
}

/** Calls the procedure of a step. An offer can begin a conversation; all other steps need one. */
export function sendStep(
  api: ApiClient,
  { id, conversation_id, car_id }: Sent,
  step: DealStep,
  options: { signal: AbortSignal },
): Promise<Message> {
  if (step.type === 'offer' && conversation_id === null) {
    return api.offers.start({ car_id, id, amount: step.amount }, options)
  }
  const one = { conversation_id: conversation_id ?? '', id }
  if (step.type === 'offer') return api.offers.make({ ...one, amount: step.amount }, options)
  if (step.type === 'offer_answer') {
    return api.offers.answer({ ...one, offer_id: step.offer.id, answer: step.answer }, options)
  }
  if (step.type === 'appointment') {
    return api.appointments.propose({ ...one, times: [...step.times], place: step.place }, options)
  }
  const { appointment, answer, time } = step
  return api.appointments.answer({ ...one, appointment_id: appointment.id, answer, time }, options)
}
