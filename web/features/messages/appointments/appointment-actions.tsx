import { useState } from 'react'
import { v7 as newId } from 'uuid'
import type { Appointment } from '#contract/appointment.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import type { AppointmentAnswer } from '#domain/messages/appointment.ts'
import { useApi } from '#web/platform/api.ts'
import { appointmentsTexts } from '#web/texts/appointments/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { useDeal } from '../offers/deal-context.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

/** Answers to a proposed appointment, and what can be done with an agreed one. */
export function AppointmentActions({ appointment }: { appointment: Appointment }) {
  const { t, lang } = useTexts(appointmentsTexts)
  const { appointments } = useApi()
  const { conversation, side, onStored } = useDeal()
  const { act, isWorking } = useAction()
  const [ids] = useState(() => new Map<string, string>())
  if (!conversation || conversation.status === 'closed') return null

  function give(answer: AppointmentAnswer, time?: string) {
    // one for each answer, so that a second try is the same message
    const key = time ?? answer
    const id = ids.get(key) ?? newId()
    ids.set(key, id)
    const wanted = { conversation_id: conversation?.id ?? '', appointment_id: appointment.id, id, answer, time }
    act({ send: async () => onStored(await appointments.answer(wanted)) })
  }

  const isToChoose = appointment.state === 'open' && appointment.side !== side
  return (
    <div className="flex flex-wrap gap-2">
      {isToChoose &&
        appointment.times.map((time) => (
          <Button key={time} isWorking={isWorking} onClick={() => give('chosen', time)}>
            {t('appointment_choose', { time: formatDateTime(time, lang) })}
          </Button>
        ))}
      {appointment.state === 'chosen' && appointment.chosen_time && (
        <AddToCalendar appointment={appointment} start={appointment.chosen_time} />
      )}
      <Button variant="quiet" isWorking={isWorking} onClick={() => give(isToChoose ? 'declined' : 'cancelled')}>
        {t(isToChoose ? 'appointment_decline' : 'appointment_call_off')}
      </Button>
    </div>
  )
}
