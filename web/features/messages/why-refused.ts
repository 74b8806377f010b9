import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import type { WaitingMessage } from './outbox.ts'
import { isLate } from './ways-out.ts'

type Refused = Pick<WaitingMessage, 'refused' | 'fault' | 'step'>

/** Why the server refused a message. */
export function whyRefused(message: Refused, t: Translate): string {
  const { refused, fault } = message
  if (isLate(message)) return withAreas(t, appointmentsTexts)('appointment_times_passed')
  return fault ? fieldText(fault, t) : failureText({ code: refused ?? '', data: {}, fields: [] }, t)
}
