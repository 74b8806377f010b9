import type { Appointment } from '#contract/appointment.ts'
import type { Offer } from '#contract/offer.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { AppointmentAnswer } from '#domain/messages/appointment.ts'
import type { OfferAnswer } from '#domain/messages/offer.ts'
import type { appointmentsTexts } from '#web/texts/appointments/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { offersTexts } from '#web/texts/offers/area.ts'
import { appointmentInWords } from '../appointments/appointment-in-words.ts'

/** A message about an offer or appointment, which has no text of its own. */
export type DealStep =
  | { type: 'offer'; amount: number }
  | { type: 'offer_answer'; offer: Offer; answer: OfferAnswer }
  | { type: 'appointment'; times: readonly string[]; place: string }
  | { type: 'appointment_answer'; appointment: Appointment; answer: AppointmentAnswer; time?: string | undefined }

/** A step that was typed, and can be typed otherwise. */
export type TypedStep = Extract<DealStep, { type: 'offer' | 'appointment' }>
export const isTyped = (step: DealStep): step is TypedStep => step.type === 'offer' || step.type === 'appointment'

/** The text of a step that waits to be sent, the same as that of its message. */
export function stepInWords(step: DealStep, texts: Texts<typeof offersTexts | typeof appointmentsTexts>): string {
  const { t, lang } = texts
  if (step.type === 'offer') return t('offer_made', { price: formatPrice(step.amount, lang) })
  if (step.type === 'offer_answer') {
    return t(`offer_said_${step.answer}`, { price: formatPrice(step.offer.amount, lang) })
  }
  if (step.type === 'appointment') {
    return appointmentInWords({ step: 'open', place: step.place, chosen_time: null }, texts)
  }
  const { appointment, answer, time = appointment.chosen_time } = step
  return appointmentInWords({ ...appointment, step: answer, chosen_time: time }, texts)
}

/** All that was typed in a step, as the text of a message. */
export const typedInWords = (step: DealStep, texts: Texts<typeof offersTexts | typeof appointmentsTexts>): string =>
  [
    stepInWords(step, texts),
    ...(step.type === 'appointment' ? step.times.map((time) => formatDateTime(time, texts.lang)) : []),
  ].join('\n')

/** Whether a step answers the offer or appointment with this id. */
export const isAnswerTo = (step: DealStep | undefined, id: string): boolean =>
  (step?.type === 'offer_answer' && step.offer.id === id) ||
  (step?.type === 'appointment_answer' && step.appointment.id === id)
