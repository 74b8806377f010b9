import type { Appointment } from '#contract/appointment.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { appointmentsTexts } from '#web/texts/appointments/area.ts'
import type { Texts } from '#web/texts/create-texts.ts'

/** The text of a message about an appointment. */
export function appointmentInWords(
  { step, place, chosen_time }: Pick<Appointment, 'step' | 'place' | 'chosen_time'>,
  { t, lang }: Texts<typeof appointmentsTexts>,
): string {
  const values = { place, time: chosen_time === null ? '' : formatDateTime(chosen_time, lang) }
  if (step === 'chosen' || step === 'declined' || step === 'cancelled' || step === 'reminded') {
    return t(`appointment_said_${step}`, values)
  }
  return t('appointment_proposed', values)
}
