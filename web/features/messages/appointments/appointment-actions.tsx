import { useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Appointment } from '#contract/appointment.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { AppointmentAnswer } from '#domain/messages/appointment.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeal } from '../offers/deal-context.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

/** Buttons to answer a proposed appointment or change an agreed one. Remounted for each state. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const { t, lang } = useTexts(appointmentsTexts)
  const { conversation, side, send, isWaiting } = useDeal()
  // shared by all answers, so that of two quick clicks only the first is sent
  const [id] = useState(() => newId())
  if (!conversation || conversation.status === 'closed') return null

  const isOff = isWaiting(appointment.id)
  const give = (answer: AppointmentAnswer, time?: string) =>
    send({ type: 'appointment_answer', appointment, answer, time }, id)
  const isToChoose = appointment.state === 'open' && appointment.side !== side
  return (
    <div className="flex flex-wrap gap-2">
      {isToChoose &&
        appointment.times.map((time) => (
          <Button key={time} aria-disabled={isOff} onClick={() => give('chosen', time)}>
            {t('appointment_choose', { time: formatDateTime(time, lang) })}
          </Button>
        ))}
      {appointment.state === 'chosen' && appointment.chosen_time && (
        <AddToCalendar appointment={appointment} start={appointment.chosen_time} />
      )}
      <Button variant="quiet" aria-disabled={isOff} onClick={() => give(isToChoose ? 'declined' : 'cancelled')}>
        {t(isToChoose ? 'appointment_decline' : 'appointment_call_off')}
      </Button>
    </div>
  )
}
